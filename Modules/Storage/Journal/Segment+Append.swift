#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Segment {
    /// Writes a frame; the bytes up to its end must be zeros.
    ///
    /// - Parameters:
    ///   - records: What it holds; one at least.
    ///   - sequence: That of the first record.
    ///   - offset: Where it begins.
    ///   - end: Where it ends.
    func write(_ records: [[UInt8]], sequence: UInt64, at offset: Int, end: Int) {
        let start = memory.start
        var place = offset + FrameFormat.headerBytes
        for record in records {
            let content = place + FrameFormat.recordHeaderBytes
            record.withUnsafeBytes { bytes in
                guard let source = bytes.baseAddress else { return }
                memcpy(start + content, source, bytes.count)
            }
            let word = FrameFormat.recordWord(byteCount: record.count, at: start + content)
            start.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
            place = content + FrameFormat.padded(record.count)
        }
        start.storeBytes(of: sequence, toByteOffset: offset + 8, as: UInt64.self)
        let length = end - offset - FrameFormat.headerBytes
        memory.store(FrameFormat.frameWord(length: length, sequence: sequence), at: offset)
    }
}
