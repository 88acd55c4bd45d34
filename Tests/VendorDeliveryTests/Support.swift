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

    /// The record that a journal's bytes hold.
    init(journalBytes bytes: [UInt8]) throws(UnreadableRecord) {
        let found = try JournaledRecord(bytes)
        let texts = found.withTexts { texts in
            [texts.0, texts.1, texts.2, texts.3].map { String(decoding: $0, as: UTF8.self) }
        }
        self.init(
            vendor: found.vendor,
            endpoint: texts[0],
            name: texts[1],
            key: found.key,
            time: found.time,
            envelope: texts[2],
            body: texts[3],
            repetition: found.isOnce ? .once : .safe,
            hasRevenue: found.hasRevenue
        )
        epoch = found.epoch
    }
}
