/// How a journal's bytes hold a record: fixed numbers, five lengths, five texts.
///
/// All numbers are little-endian. The vendor is a name, and no place in a list, since the program
/// that reads the bytes may be configured with other vendors. Parameters are left out, as in the
/// outbox.
enum RecordFormat {
    static let version: UInt8 = 1

    static let isOnce: UInt8 = 1
    static let hasRevenue: UInt8 = 2

    /// Offsets of the numbers.
    static let flags = 1
    static let epoch = 2
    static let time = 10
    static let key = 18
    static let lengths = 34
    static let headerBytes = 54

    /// In the order of their lengths.
    static func texts(of record: VendorRecord) -> [String] {
        [record.vendor, record.endpoint, record.name, record.envelope, record.body]
    }
}
