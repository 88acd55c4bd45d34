import Foundation
import StorageTesting
import Testing

@testable import VendorDelivery

/// The writer: what it was given is in the file when it returns.
@Suite struct OutboxTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    @Test func `what a sink was given is stored when it returns`() throws {
        let outbox = stage.outbox()
        outbox.put("one", "two")
        #expect(try stage.queued("alpha") == ["1|one", "2|two"])
        #expect(stage.problems.isEmpty)
    }

    @Test func `another program reads each column of a record`() throws {
        let outbox = stage.outbox()
        outbox.put(
            [.sample("one", body: #"{"a":"ü"}"#, repetition: .once, hasRevenue: true)],
            epoch: 7
        )
        let columns = """
            epoch, is_once, has_revenue, time, hex(key), endpoint, name, envelope, body, byte_count
            """
        #expect(
            try stage.query("SELECT \(columns) FROM alpha_records") == [
                "7|1|1|1767225600000000|0123456789ABCDEF0011223344556677|track|one|"
                    + #"{"who":"é"}|{"a":"ü"}|30"#
            ]
        )
        #expect(try stage.query("PRAGMA journal_mode") == ["wal"])
        #expect(try stage.query("PRAGMA user_version") == ["3"])
    }

    @Test func `the records of a call are stored together when it is over`() throws {
        let outbox = stage.outbox()
        try outbox.call { () throws in
            outbox.put("one")
            outbox.put("two", for: "beta")
            outbox.put("three")
            #expect(try stage.queued("alpha").isEmpty)
        }
        #expect(try stage.queued("alpha") == ["1|one", "2|three"])
        #expect(try stage.queued("beta") == ["1|two"])
    }

    @Test func `a call of another outbox keeps nothing back`() throws {
        let other = try OutboxStage()
        let (outbox, otherOutbox) = (stage.outbox(), other.outbox())
        try otherOutbox.call { () throws in
            outbox.put("one")
            #expect(try stage.queued("alpha") == ["1|one"])
        }
        #expect(try other.queued("alpha").isEmpty)
    }

    @Test func `a call inside a call is stored when it is over itself`() throws {
        let outbox = stage.outbox()
        try outbox.call { () throws in
            outbox.put("outer")
            outbox.call { outbox.put("inner") }
            #expect(try stage.queued("alpha") == ["1|inner"])
        }
        #expect(try stage.queued("alpha") == ["1|inner", "2|outer"])
    }

    @Test func `a call that throws keeps what came before`() throws {
        let outbox = stage.outbox()
        #expect(throws: CancellationError.self) {
            try outbox.call { () throws in
                outbox.put("one")
                throw CancellationError()
            }
        }
        #expect(try stage.queued("alpha") == ["1|one"])
    }

    @Test func `a record comes back whole, but for its parameters`() throws {
        let record = VendorRecord.sample("one", body: "{\"a\":\"\u{0}ü\"}", repetition: .once)
        stage.outbox().put([record], epoch: 3)
        var stamped = record
        stamped.epoch = 3
        let claimed = try stage.outbox().claim("alpha", by: .sample, permission: { 3 })
        #expect(claimed == [QueuedRecord(number: 1, record: stamped)])
    }

    @Test func `numbers grow on when a queue has been empty`() throws {
        let outbox = stage.outbox()
        outbox.put("one", "two")
        try outbox.settle("alpha", [(1, .delivered), (2, .delivered)])
        outbox.put("three")
        #expect(try stage.queued("alpha") == ["3|three"])
        let reopened = stage.outbox()
        try reopened.settle("alpha", [(3, .delivered)])
        stage.outbox().put("four")
        #expect(try stage.queued("alpha") == ["4|four"])
    }

    @Test func `two outboxes on one directory number on from each other`() throws {
        let (first, second) = (stage.outbox(), stage.outbox())
        first.put("one")
        second.put("two")
        first.put("three")
        try second.settle("alpha", [(1, .delivered)])
        first.put("four")
        #expect(try stage.queued("alpha") == ["2|two", "3|three", "4|four"])
        #expect(try first.status(of: "alpha")?.queued == 3)
    }

    @Test func `only its owner can read the files`() throws {
        let outbox = stage.outbox()
        outbox.put("one")
        for name in try stage.scratch.names() {
            let attributes = try FileManager.default
                .attributesOfItem(atPath: stage.scratch.path(name))
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
        withExtendedLifetime(outbox) {}
    }

    @Test(arguments: [["Alpha"], ["a-b"], [""], ["alpha", "alpha"]])
    func `names that can't be tables are refused`(vendors: [String]) {
        #expect(Outbox.problem(with: vendors)?.contains("To fix, ") == true)
        #expect(Outbox.problem(with: OutboxStage.vendors) == nil)
    }
}
