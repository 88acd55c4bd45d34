extension VendorRecord {
    /// How many bytes a journal keeps of it.
    var journalByteCount: Int {
        RecordFormat.headerBytes + vendor.utf8.count + endpoint.utf8.count + name.utf8.count
            + envelope.utf8.count + body.utf8.count
    }

    /// Writes those bytes to a buffer that has room for just them.
    func writeJournalBytes(to buffer: UnsafeMutableRawBufferPointer) {
        var writer = RecordBytesWriter(buffer)
        writer.putHeader(of: self)
        writer.put(vendor)
        writer.put(endpoint)
        writer.put(name)
        writer.put(envelope)
        writer.put(body)
    }
}

/// Writes a record's parts one after another, into a buffer that has room for all.
private struct RecordBytesWriter {
    private let buffer: UnsafeMutableRawBufferPointer
    private var lengthOffset = RecordFormat.lengths
    private var offset = RecordFormat.headerBytes

    init(_ buffer: UnsafeMutableRawBufferPointer) {
        self.buffer = buffer
    }

    func putHeader(of record: VendorRecord) {
        let flags =
            (record.repetition == .once ? RecordFormat.isOnce : 0)
            | (record.hasRevenue ? RecordFormat.hasRevenue : 0)
        buffer[0] = RecordFormat.version
        buffer[RecordFormat.flags] = flags
        put(Int64(record.epoch), at: RecordFormat.epoch)
        put(Int64(record.time), at: RecordFormat.time)
        put(record.key.rawValue, at: RecordFormat.key)
    }

    mutating func put(_ text: String) {
        let length = text.utf8.count
        put(UInt32(truncatingIfNeeded: length), at: lengthOffset)
        UnsafeMutableRawBufferPointer(rebasing: buffer[offset..<offset + length])
            .copyBytes(from: text.utf8)
        lengthOffset += 4
        offset += length
    }

    private func put(_ number: some FixedWidthInteger, at offset: Int) {
        buffer.storeBytes(of: number.littleEndian, toByteOffset: offset, as: type(of: number))
    }
}

extension VendorRecord {
    /// The record that a journal's bytes hold.
    ///
    /// - Throws: When they hold none; nothing that is in them can end the process.
    init(journalBytes bytes: [UInt8]) throws(UnreadableRecord) {
        self = try bytes.withUnsafeBytes { buffer in
            Result { () throws(UnreadableRecord) in
                var reader = try RecordBytesReader(buffer)
                return try reader.record()
            }
        }.get()
    }
}

/// Reads a record's parts, none before their lengths are known to fit.
private struct RecordBytesReader {
    private let buffer: UnsafeRawBufferPointer
    /// Where the next text's length is, and where it begins.
    private var lengthOffset = RecordFormat.lengths
    private var offset = RecordFormat.headerBytes

    init(_ buffer: UnsafeRawBufferPointer) throws(UnreadableRecord) {
        self.buffer = buffer
        guard let version = buffer.first else { throw .wrongLength }
        guard version == RecordFormat.version else { throw .unknownVersion(version) }
        guard buffer.count >= RecordFormat.headerBytes else { throw .wrongLength }
        var end = RecordFormat.headerBytes
        for offset in stride(from: lengthOffset, to: RecordFormat.headerBytes, by: 4) {
            end += Int(number(UInt32.self, at: offset))
        }
        guard end == buffer.count else { throw .wrongLength }
    }

    mutating func record() throws(UnreadableRecord) -> VendorRecord {
        let flags = buffer[RecordFormat.flags]
        guard flags & ~(RecordFormat.isOnce | RecordFormat.hasRevenue) == 0 else {
            throw .unknownValue
        }
        let vendor = try nextText()
        guard Outbox.canName(vendor) else { throw .noVendor }
        var record = VendorRecord(
            vendor: vendor,
            endpoint: try nextText(),
            name: try nextText(),
            key: RecordKey(rawValue: number(UInt128.self, at: RecordFormat.key)),
            time: Int(number(Int64.self, at: RecordFormat.time)),
            envelope: try nextText(),
            body: try nextText(),
            repetition: flags & RecordFormat.isOnce == 0 ? .safe : .once,
            hasRevenue: flags & RecordFormat.hasRevenue != 0
        )
        record.epoch = Int(number(Int64.self, at: RecordFormat.epoch))
        return record
    }

    private mutating func nextText() throws(UnreadableRecord) -> String {
        let end = offset + Int(number(UInt32.self, at: lengthOffset))
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[offset..<end])
        lengthOffset += 4
        offset = end
        // Most are ASCII, which needs no validation; the general one takes ten times as long.
        if bytes.reduce(0, |) < 0x80 { return String(decoding: bytes, as: UTF8.self) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
        return text
    }

    private func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
        withUnsafeTemporaryAllocation(of: Number.self, capacity: 1) { number in
            UnsafeMutableRawBufferPointer(number).copyMemory(
                from: UnsafeRawBufferPointer(
                    rebasing: buffer[offset..<offset + MemoryLayout<Number>.size]
                )
            )
            return Number(littleEndian: number[0])
        }
    }
}
