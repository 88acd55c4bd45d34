import Database

/// A record that a journal's bytes hold, in the form of ``RecordFormat``.
///
/// Its texts stay where they are, since it is read only to be stored.
struct JournaledRecord: OutboxRecord, Sendable {
    let vendor: String
    let epoch: Int
    let isOnce: Bool
    let hasRevenue: Bool
    let time: Int
    let key: RecordKey
    private let bytes: [UInt8]
    private let places: RecordTexts

    var storedBytes: Int { places.body.upperBound - places.endpoint.lowerBound }

    /// - Throws: When the bytes hold none; nothing that is in them can end the process.
    init(_ bytes: [UInt8]) throws(UnreadableRecord) {
        self = try bytes.withUnsafeBytes { buffer in
            Result { () throws(UnreadableRecord) in
                try JournaledRecord(bytes, RecordBytesReader(buffer))
            }
        }.get()
    }

    private init(_ bytes: [UInt8], _ reader: RecordBytesReader) throws(UnreadableRecord) {
        let flags = reader.flags
        guard flags & ~(RecordFormat.isOnce | RecordFormat.hasRevenue) == 0 else {
            throw .unknownValue
        }
        try reader.requireTexts()
        vendor = try reader.vendor()
        epoch = Int(reader.number(Int64.self, at: RecordFormat.epoch))
        isOnce = flags & RecordFormat.isOnce != 0
        hasRevenue = flags & RecordFormat.hasRevenue != 0
        time = Int(reader.number(Int64.self, at: RecordFormat.time))
        key = RecordKey(rawValue: reader.number(UInt128.self, at: RecordFormat.key))
        places = reader.texts
        self.bytes = bytes
    }

    func withTexts<Result>(_ use: (Statement.Texts) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            use(
                (
                    UnsafeBufferPointer(rebasing: bytes[places.endpoint]),
                    UnsafeBufferPointer(rebasing: bytes[places.name]),
                    UnsafeBufferPointer(rebasing: bytes[places.envelope]),
                    UnsafeBufferPointer(rebasing: bytes[places.body])
                )
            )
        }
    }
}
