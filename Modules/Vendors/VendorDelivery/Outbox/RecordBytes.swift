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
