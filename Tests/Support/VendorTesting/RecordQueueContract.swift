import Testing
package import VendorDelivery

/// One thing that every queue promises.
package struct RecordQueueRule: Sendable, CustomTestStringConvertible {
    /// The promise, as a sentence.
    package let testDescription: String
    /// Fails the test, at the line of the rule, when the promise is broken by a new, empty queue.
    package let check: @Sendable (QueueUnderTest) throws -> Void

    init(_ sentence: String, check: @escaping @Sendable (QueueUnderTest) throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}

/// A new, empty queue, and the look into it that its protocol doesn't have.
package struct QueueUnderTest: Sendable {
    package let sink: any RecordSink
    package let queue: any RecordQueue
    /// How a vendor's dead and doubtful records ended, in that order.
    package let fatesAside: @Sendable (_ vendor: String) throws -> [RecordFate]
    /// How many of a vendor's records were forgotten with their epoch.
    package let forgottenCount: @Sendable (_ vendor: String) throws -> Int

    package init(
        sink: any RecordSink,
        queue: any RecordQueue,
        fatesAside: @escaping @Sendable (_ vendor: String) throws -> [RecordFate],
        forgottenCount: @escaping @Sendable (_ vendor: String) throws -> Int
    ) {
        self.sink = sink
        self.queue = queue
        self.fatesAside = fatesAside
        self.forgottenCount = forgottenCount
    }
}

/// What every queue promises, wherever it keeps its records.
///
/// ```swift
/// @Test(arguments: RecordQueueContract.rules)
/// func `the queue keeps its contract`(rule: RecordQueueRule) throws {
///     let queue = MemoryQueue()
///     try rule.check(QueueUnderTest(sink: queue, queue: queue, …))
/// }
/// ```
package enum RecordQueueContract: Sendable {
    package static var rules: [RecordQueueRule] { claiming + settling + epochs }

    private static var claiming: [RecordQueueRule] {
        [
            RecordQueueRule("records are claimed in their order, each vendor's apart") {
                (trial) throws in
                trial.accept([1, 2])
                trial.accept([10], of: "other")
                trial.accept([3])
                #expect(try trial.claim() == [1, 2, 3])
                #expect(try trial.claim(of: "other") == [10])
                #expect(try trial.claim(of: "nobody") == [])
            },
            RecordQueueRule("what is claimed stays queued until it is settled") { (trial) throws in
                trial.accept([1, 2])
                #expect(try trial.claim() == [1, 2])
                #expect(try trial.claim() == [1, 2])
            },
            RecordQueueRule("a claim has what one request may hold") { (trial) throws in
                trial.accept([1, 2, 3, 4, 5])
                trial.accept([6], endpoint: "elsewhere")
                #expect(try trial.claim(atMost: 2) == [1, 2])
                #expect(try trial.claim(atMost: 9) == [1, 2, 3, 4, 5])
            },
            RecordQueueRule("numbers grow with each record of a vendor") { (trial) throws in
                trial.accept([1, 2])
                trial.accept([3])
                let numbers = try trial.claimed().map(\.number)
                #expect(numbers == numbers.sorted())
                #expect(Set(numbers).count == 3)
            },
            RecordQueueRule("a record is claimed as it was accepted") { (trial) throws in
                let record = QueueUnderTest.record(7, endpoint: "collect", epoch: 1)
                trial.sink.accept([record])
                #expect(try trial.claimed().map(\.record) == [record])
            },
        ]
    }

    private static var settling: [RecordQueueRule] {
        [
            RecordQueueRule("what was delivered is gone") { (trial) throws in
                trial.accept([1, 2, 3])
                try trial.settle(atMost: 2, [.delivered, .delivered])
                #expect(try trial.claim() == [3])
                #expect(try trial.fatesAside("vendor") == [])
            },
            RecordQueueRule("what is sent again keeps its place") { (trial) throws in
                trial.accept([1, 2, 3, 4])
                try trial.settle([.again, .delivered, .again, .delivered])
                trial.accept([5])
                #expect(try trial.claim() == [1, 3, 5])
            },
            RecordQueueRule("dead and doubtful records are kept aside with their reasons") {
                trial in
                trial.accept([1, 2, 3])
                try trial.settle([.dead(reason: "HTTP 400"), .again, .inDoubt(reason: "reset")])
                #expect(try trial.claim() == [2])
                #expect(
                    try trial.fatesAside("vendor")
                        == [.dead(reason: "HTTP 400"), .inDoubt(reason: "reset")]
                )
            },
            RecordQueueRule("settling what is not queued changes nothing") { (trial) throws in
                trial.accept([1])
                try trial.queue.settle("vendor", [(number: 999, fate: .dead(reason: "none"))])
                try trial.queue.settle("nobody", [(number: 1, fate: .delivered)])
                #expect(try trial.claim() == [1])
                #expect(try trial.fatesAside("vendor") == [])
            },
            RecordQueueRule("what is accepted after a claim is not settled with it") {
                (trial) throws in
                trial.accept([1])
                let claimed = try trial.claimed()
                trial.accept([2])
                try trial.queue.settle("vendor", claimed.map { ($0.number, .delivered) })
                #expect(try trial.claim() == [2])
            },
        ]
    }

    private static var epochs: [RecordQueueRule] {
        [
            RecordQueueRule("without permission nothing is claimed and nothing is lost") {
                (trial) throws in
                trial.accept([1])
                #expect(try trial.claim(epoch: nil) == [])
                #expect(try trial.claim() == [1])
                #expect(try trial.forgottenCount("vendor") == 0)
            },
            RecordQueueRule("records of another epoch are forgotten and counted") {
                (trial) throws in
                trial.accept([1, 2], epoch: 1)
                trial.accept([3, 4], epoch: 2)
                #expect(try trial.claim(epoch: 2) == [3, 4])
                #expect(try trial.forgottenCount("vendor") == 2)
                #expect(try trial.claim(epoch: 2) == [3, 4])
                #expect(try trial.forgottenCount("vendor") == 2)
            },
            RecordQueueRule("records of two epochs never share a request") { (trial) throws in
                trial.accept([1], epoch: 1)
                trial.accept([2], epoch: 2)
                #expect(try trial.claim(epoch: 1) == [1])
            },
        ]
    }
}
