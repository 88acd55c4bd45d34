import Testing
import VendorTesting

@testable import VendorDelivery

/// The outbox keeps what every queue promises.
@Suite struct OutboxContractTests {
    @Test(arguments: RecordQueueContract.rules)
    func `the outbox keeps its contract`(rule: RecordQueueRule) throws {
        let stage = try OutboxStage()
        let outbox = stage.outbox(vendors: ["vendor", "other"])
        let trial = QueueUnderTest(
            sink: StampedSink(outbox: outbox),
            queue: outbox,
            fatesAside: { vendor in
                try outbox.setAsideRecords().filter { $0.vendor == vendor }.map { record in
                    switch record.cause {
                    case .dead: .dead(reason: record.reason)
                    case .inDoubt: .inDoubt(reason: record.reason)
                    }
                }
            },
            forgottenCount: { try outbox.status(of: $0)?.purged ?? 0 }
        )
        try rule.check(trial)
        #expect(stage.problems.isEmpty)
    }
}

/// Keeps the epochs that records have already.
private struct StampedSink: RecordSink {
    let outbox: Outbox

    func accept(_ records: [VendorRecord]) {
        outbox.accept(records)
    }
}
