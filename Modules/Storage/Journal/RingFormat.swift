/// How the slots of a ring lie in its file, after the words that every segment has.
///
///     slot: length, 31 bits | 1, 1 bit | checksum of length, sequence and bytes, 32 bits
///           sequence, 64 bits
///           bytes, and whatever was there before
///
/// A slot's first word is stored last and is zero until then, so a record is whole or not there.
struct RingFormat {
    /// "MOOVRN" and version 1.
    static let word = WordsFormat(0x4D4F_4F56_524E_0001)
    /// How many bytes a record may have, in the file's header.
    static let recordBytesOffset = 40

    private static let slotHeaderBytes = 16
    private static let presentBit: UInt64 = 1 << 31

    /// A multiple of eight.
    let recordBytes: Int

    private var slotBytes: Int { Self.slotHeaderBytes + recordBytes }

    func byteCount(slots: Int) -> Int {
        SegmentFormat.headerBytes + slots * slotBytes
    }

    func slots(inFileOf byteCount: Int) -> Int {
        max(0, byteCount - SegmentFormat.headerBytes) / slotBytes
    }

    func offset(ofSlot slot: Int) -> Int {
        SegmentFormat.headerBytes + slot * slotBytes
    }

    func write(_ record: [UInt8], sequence: UInt64, to memory: SegmentMemory, slot: Int) {
        let offset = offset(ofSlot: slot)
        memory.store(0, at: offset)
        memory.store(sequence, at: offset + 8)
        let content = offset + Self.slotHeaderBytes
        let padded = FrameFormat.padded(record.count)
        memory.erase(content..<content + padded)
        record.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            (memory.start + content).copyMemory(from: source, byteCount: bytes.count)
        }
        let start = UnsafeRawPointer(memory.start + content)
        let word = Self.slotWord(byteCount: record.count, sequence: sequence, at: start)
        memory.store(word, at: offset)
    }

    /// The records that are whole, the oldest first.
    func records(in bytes: UnsafeRawBufferPointer) -> [JournalRecord] {
        (0..<slots(inFileOf: bytes.count))
            .compactMap { slot in record(at: offset(ofSlot: slot), in: bytes) }
            .sorted { $0.sequence < $1.sequence }
    }

    private func record(at offset: Int, in bytes: UnsafeRawBufferPointer) -> JournalRecord? {
        guard let start = bytes.baseAddress else { return nil }
        let word = bytes.load(fromByteOffset: offset, as: UInt64.self)
        let sequence = bytes.load(fromByteOffset: offset + 8, as: UInt64.self)
        let byteCount = FrameFormat.length(of: word)
        let content = offset + Self.slotHeaderBytes
        guard word != 0, byteCount <= recordBytes,
            word == Self.slotWord(byteCount: byteCount, sequence: sequence, at: start + content)
        else { return nil }
        return JournalRecord(
            sequence: sequence,
            bytes: Array(bytes[content..<content + byteCount])
        )
    }

    private static func slotWord(
        byteCount: Int,
        sequence: UInt64,
        at bytes: UnsafeRawPointer
    ) -> UInt64 {
        let low = UInt64(byteCount) | presentBit
        let words = FrameFormat.padded(byteCount) / 8
        return low | UInt64(Checksum.of(bytes, words: words, seed: sequence ^ low << 32)) << 32
    }
}
