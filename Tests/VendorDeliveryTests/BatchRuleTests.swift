import Testing
import VendorDelivery

@Suite struct BatchRuleTests {
    /// Bodies of 8 bytes and a comma in a body that has 10 of its own: 5 make 55 bytes.
    static func rule(bytes: Int = 1_000, separates: Bool = false) -> BatchRule {
        BatchRule(
            maximumRecords: 25,
            maximumBytes: bytes,
            bytesAround: 10,
            bytesBetween: 1,
            separatesUnrepeatable: separates
        )
    }

    @Test(
        arguments: [
            (0, []), (1, [1]), (25, [25]), (26, [25, 1]), (75, [25, 25, 25]),
        ] as [(Int, [Int])]
    )
    func `a request is filled to the limit of records`(count: Int, expected: [Int]) {
        let records = (0..<count).map { makeRecord(key: UInt128($0)) }
        let batches = Self.rule().batches(of: records)
        #expect(batches.map(\.count) == expected)
        #expect(batches.flatMap { $0 } == records)
    }

    @Test(arguments: [(55, [5]), (54, [4, 1]), (19, [1, 1, 1, 1, 1]), (1, [1, 1, 1, 1, 1])])
    func `a request is filled to the limit of bytes`(bytes: Int, expected: [Int]) {
        let records = Array(repeating: makeRecord(body: "{\"a\":12}"), count: 5)
        #expect(Self.rule(bytes: bytes).batches(of: records).map(\.count) == expected)
    }

    @Test func `the envelope counts once a request`() {
        let records = Array(
            repeating: makeRecord(envelope: "{\"e\":1}", body: "{\"a\":12}"),
            count: 5
        )
        #expect(Self.rule(bytes: 62).batches(of: records).map(\.count) == [5])
        #expect(Self.rule(bytes: 61).batches(of: records).map(\.count) == [4, 1])
    }

    @Test func `only neighbours with one endpoint and envelope share a request`() {
        let records = [
            makeRecord(endpoint: "a"), makeRecord(endpoint: "a"), makeRecord(endpoint: "b"),
            makeRecord(endpoint: "a"), makeRecord(endpoint: "a", envelope: "{}"),
        ]
        #expect(Self.rule().batches(of: records).map(\.count) == [2, 1, 1, 1])
    }

    @Test func `a record that must not be repeated goes alone where the rule says so`() {
        let records = ([.safe, .safe, .once, .once, .safe] as [VendorRecord.Repetition])
            .map { makeRecord(repetition: $0) }
        #expect(Self.rule(separates: true).batches(of: records).map(\.count) == [2, 1, 1, 1])
        #expect(Self.rule(separates: false).batches(of: records).map(\.count) == [5])
    }

    @Test func `a record with revenue goes alone where the rule says so`() {
        let rule = BatchRule(
            maximumRecords: 25,
            maximumBytes: 1_000,
            bytesAround: 10,
            bytesBetween: 1,
            separatesUnrepeatable: false,
            separatesRevenue: true
        )
        let records = [false, false, true, true, false].map { makeRecord(isRevenue: $0) }
        #expect(rule.batches(of: records).map(\.count) == [2, 1, 1, 1])
        #expect(Self.rule().batches(of: records).map(\.count) == [5])
    }

    @Test func `a record is taken when it fits in a request alone`() {
        #expect(Self.rule(bytes: 19).takes(body: "{\"a\":12}", envelope: ""))
        #expect(!Self.rule(bytes: 18).takes(body: "{\"a\":12}", envelope: ""))
        #expect(!Self.rule(bytes: 19).takes(body: "{\"a\":12}", envelope: "e"))
    }
}
