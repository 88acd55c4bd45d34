@testable import VendorDelivery

/// A record with what a test cares about.
func makeRecord(
    endpoint: String = "collect",
    envelope: String = "",
    body: String = "{}",
    key: UInt128 = 1,
    repetition: VendorRecord.Repetition = .safe,
    hasRevenue: Bool = false
) -> VendorRecord {
    VendorRecord(
        vendor: "vendor",
        endpoint: endpoint,
        name: "name",
        key: RecordKey(rawValue: key),
        time: 1_767_225_600_000_000,
        envelope: envelope,
        body: body,
        repetition: repetition,
        hasRevenue: hasRevenue
    )
}

extension VendorRecord {
    /// What a journal keeps of it.
    var journalBytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: journalByteCount) { buffer, count in
            writeJournalBytes(to: UnsafeMutableRawBufferPointer(buffer))
            count = journalByteCount
        }
    }
}
