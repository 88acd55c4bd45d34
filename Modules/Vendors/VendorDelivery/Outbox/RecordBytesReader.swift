/// Where a record's texts are among its bytes.
struct RecordTexts: Sendable {
    let vendor: Range<Int>
    let endpoint: Range<Int>
    let name: Range<Int>
    let envelope: Range<Int>
    let body: Range<Int>
}

/// Reads what a journal's bytes hold of a record, none of it before its length is known to fit.
struct RecordBytesReader {
    private let buffer: UnsafeRawBufferPointer
    let texts: RecordTexts

    init(_ buffer: UnsafeRawBufferPointer) throws(UnreadableRecord) {
        self.buffer = buffer
        guard let version = buffer.first else { throw .wrongLength }
        guard version == RecordFormat.version else { throw .unknownVersion(version) }
        guard buffer.count >= RecordFormat.headerBytes else { throw .wrongLength }
        var end = RecordFormat.headerBytes
        var lengthOffset = RecordFormat.lengths
        func next() -> Range<Int> {
            let start = end
            end += Int(Self.number(UInt32.self, in: buffer, at: lengthOffset))
            lengthOffset += 4
            return start..<end
        }
        texts = RecordTexts(
            vendor: next(),
            endpoint: next(),
            name: next(),
            envelope: next(),
            body: next()
        )
        guard end == buffer.count else { throw .wrongLength }
    }

    var flags: UInt8 { buffer[RecordFormat.flags] }

    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
        Self.number(type, in: buffer, at: offset)
    }

    /// Requires that every text is one.
    func requireTexts() throws(UnreadableRecord) {
        // Most are ASCII, which needs no validation; the general one takes ten times as long.
        guard buffer[RecordFormat.headerBytes...].reduce(0, |) >= 0x80 else { return }
        for place in [texts.vendor, texts.endpoint, texts.name, texts.envelope, texts.body] {
            guard String(validating: buffer[place], as: UTF8.self) != nil else { throw .noText }
        }
    }

    func vendor() throws(UnreadableRecord) -> String {
        guard Outbox.canName(buffer[texts.vendor]) else { throw .noVendor }
        return String(decoding: buffer[texts.vendor], as: UTF8.self)
    }

    private static func number<Number: FixedWidthInteger>(
        _ type: Number.Type,
        in buffer: UnsafeRawBufferPointer,
        at offset: Int
    ) -> Number {
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
