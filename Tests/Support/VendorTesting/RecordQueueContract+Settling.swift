import Testing
import VendorDelivery

/// What settling does.
extension RecordQueueContract {
    static var settling: [RecordQueueRule] {
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
}
