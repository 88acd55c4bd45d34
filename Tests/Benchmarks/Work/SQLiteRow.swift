import VendorDelivery

/// A record as a floor stores it: its bytes, at addresses that last as long as the benchmark.
struct SQLiteRow {
    let key: UnsafeBufferPointer<UInt8>
    let time: Int64
    let texts: [UnsafeBufferPointer<CChar>]

    init(_ record: VendorRecord) {
        key = Self.copy(withUnsafeBytes(of: record.key.rawValue.bigEndian, Array.init))
        time = Int64(record.time)
        texts = [record.endpoint, record.name, record.envelope, record.body].map { text in
            Self.copy(text.utf8.map(CChar.init(bitPattern:)))
        }
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return UnsafeBufferPointer(copy)
    }
}
