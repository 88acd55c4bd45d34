import Testing
import VendorDelivery

/// What a claim gives.
extension RecordQueueContract {
    static var claiming: [RecordQueueRule] { order + contents + times }

    private static var order: [RecordQueueRule] {
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
        ]
    }

    private static var contents: [RecordQueueRule] {
        [
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
            RecordQueueRule("a record is claimed as it was accepted, but for its parameters") {
                (trial) throws in
                let record = QueueUnderTest.record(7, endpoint: "collect", epoch: 1)
                trial.sink.accept([record])
                #expect(
                    try trial.claimed().map(\.record.withoutParameters) == [
                        record.withoutParameters
                    ]
                )
            },
        ]
    }

    private static var times: [RecordQueueRule] {
        [
            RecordQueueRule("by a rule that raises times none goes back within its name") {
                (trial) throws in
                trial.accept([5, 3])
                trial.accept([4], name: "another")
                #expect(try trial.claimedTimes() == [5, 5, 4])
                try trial.settle([.delivered, .delivered, .delivered])
                trial.accept([2])
                #expect(try trial.claimedTimes() == [5])
                #expect(try trial.claimedTimes() == [5])
                trial.accept([7, 6])
                #expect(try trial.claimedTimes() == [5, 7, 7])
            },
            RecordQueueRule("by another rule times are what they were") { (trial) throws in
                trial.accept([5, 3])
                #expect(try trial.claimedTimes(raised: false) == [5, 3])
            },
        ]
    }
}
