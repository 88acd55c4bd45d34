import Testing

@testable import VendorDelivery

/// The bytes that a journal keeps of a record.
@Suite struct RecordBytesTests {
    static let records = [
        makeRecord(),
        makeRecord(endpoint: "", envelope: #"{"who":"é"}"#, body: "{\"a\":\"\u{0}🚋\"}", key: .max),
        makeRecord(body: String(repeating: "x", count: 100_000), repetition: .once),
        makeRecord(hasRevenue: true),
        {
            var record = makeRecord(repetition: .once, hasRevenue: true)
            record.epoch = .max
            return record
        }(),
        VendorRecord(
            vendor: "v",
            endpoint: "e",
            name: "n",
            key: RecordKey(rawValue: 0x0123_4567_89AB_CDEF_0011_2233_4455_6677),
            time: .min,
            body: "",
            repetition: .safe
        ),
    ]

    @Test(arguments: records)
    func `a record comes back whole`(record: VendorRecord) throws {
        #expect(try VendorRecord(journalBytes: record.journalBytes) == record)
    }

    @Test func `its form is fixed`() {
        let record = VendorRecord(
            vendor: "ab",
            endpoint: "c",
            name: "",
            parameters: ["left": .string("out")],
            key: RecordKey(rawValue: 0x0102),
            time: 0x0304,
            envelope: "d",
            body: "ef",
            repetition: .once,
            hasRevenue: true
        )
        let numbers: [UInt8] =
            [1, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [4, 3, 0, 0, 0, 0, 0, 0]
            + [2, 1] + [UInt8](repeating: 0, count: 14)
        let lengths: [UInt8] = [2, 1, 0, 1, 2].flatMap { [$0, 0, 0, 0] }
        #expect(record.journalBytes == numbers + lengths + Array("abcdef".utf8))
    }

    @Test func `bytes that end early, or late, are none`() {
        let bytes = makeRecord(envelope: "{}").journalBytes
        for count in 0..<bytes.count {
            #expect(throws: UnreadableRecord.wrongLength) {
                try VendorRecord(journalBytes: Array(bytes.prefix(count)))
            }
        }
        #expect(throws: UnreadableRecord.wrongLength) {
            try VendorRecord(journalBytes: bytes + [0])
        }
    }

    @Test func `a changed bit gives a record or a reason, and never more`() {
        let bytes = makeRecord(envelope: "{}").journalBytes
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                let record = try? VendorRecord(journalBytes: changed)
                if let record { #expect(record.journalBytes == changed) }
            }
        }
    }

    @Test(
        arguments: [
            (0, 9, .unknownVersion(9)), (1, 4, .unknownValue), (37, 1, .wrongLength),
            (54, UInt8(ascii: "V"), .noVendor), (54, 0xFF, .noText), (62, 0xC3, .noText),
        ] as [(Int, UInt8, UnreadableRecord)]
    )
    func `what is wrong is told`(index: Int, byte: UInt8, reason: UnreadableRecord) {
        var bytes = makeRecord().journalBytes
        bytes[index] = byte
        #expect(throws: reason) { try VendorRecord(journalBytes: bytes) }
    }
}
