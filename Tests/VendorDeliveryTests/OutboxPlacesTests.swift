import Testing

@testable import VendorDelivery

@Suite struct OutboxPlacesTests {
    private let stage: OutboxStage
    private let outbox: Outbox

    init() throws {
        stage = try OutboxStage()
        outbox = stage.outbox()
    }

    @Test func `each record is where its fate has put it, and one that arrived is nowhere`() throws
    {
        outbox.put((1...5).map { Self.record($0) })
        try outbox.settle(
            "alpha",
            [
                (1, .delivered), (2, .dead(reason: "no")), (3, .inDoubt(reason: "no answer")),
                (4, .again),
            ]
        )
        let expected: [RecordKey: RecordPlace] = [
            Self.key(2): .dead, Self.key(3): .inDoubt, Self.key(4): .queued, Self.key(5): .queued,
        ]
        let keys = Set((1...6).map(Self.key))
        #expect(try outbox.places(of: keys, for: "alpha") == expected)
        #expect(try stage.outbox().places(of: keys, for: "alpha") == expected)
        #expect(try outbox.places(of: [Self.key(2)], for: "alpha") == [Self.key(2): .dead])
        #expect(try outbox.places(of: keys, for: "beta").isEmpty)
        #expect(try outbox.places(of: [], for: "alpha").isEmpty)
    }

    @Test func `a record that must not be repeated is being sent while it is claimed`() throws {
        outbox.put([Self.record(1, repetition: .once), Self.record(2)])
        let keys: Set = [Self.key(1), Self.key(2)]
        #expect(
            try outbox.places(of: keys, for: "alpha") == [
                Self.key(1): .queued, Self.key(2): .queued,
            ]
        )
        _ = try outbox.claim("alpha", by: .sample, permission: { 1 })
        #expect(try outbox.places(of: keys, for: "alpha")[Self.key(1)] == .beingSent)
        try outbox.settle("alpha", [(1, .delivered)])
        #expect(try outbox.places(of: keys, for: "alpha") == [Self.key(2): .queued])
    }

    @Test func `what can't be stored now waits in memory, and is queued too`() throws {
        let outbox = stage.outbox(at: "/dev/null/nowhere")
        outbox.put([Self.record(1)])
        #expect(try outbox.status().isInMemory)
        #expect(try outbox.places(of: [Self.key(1)], for: "alpha") == [Self.key(1): .queued])
        #expect(try outbox.places(of: [Self.key(1)], for: "beta").isEmpty)
    }

    private static func key(_ number: Int) -> RecordKey {
        RecordKey(rawValue: 1 << 127 | UInt128(number))
    }

    private static func record(
        _ number: Int,
        repetition: VendorRecord.Repetition = .safe
    ) -> VendorRecord {
        VendorRecord(
            vendor: "alpha",
            endpoint: "track",
            name: "\(number)",
            key: key(number),
            time: 1_767_225_600_000_000,
            body: "{}",
            repetition: repetition
        )
    }
}
