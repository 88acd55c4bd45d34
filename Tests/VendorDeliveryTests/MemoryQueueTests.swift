import Testing
import VendorDelivery
import VendorTesting

@Suite struct MemoryQueueTests {
    @Test(arguments: RecordQueueContract.rules)
    func `a queue in memory keeps the contract of queues`(rule: RecordQueueRule) throws {
        let queue = MemoryQueue()
        try rule.check(
            QueueUnderTest(
                sink: queue,
                queue: queue,
                fatesAside: { queue.aside(of: $0).map(\.fate) },
                forgottenCount: { queue.forgottenCount(of: $0) }
            )
        )
    }
}
