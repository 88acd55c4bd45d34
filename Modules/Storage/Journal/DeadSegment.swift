#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A segment of a journal whose process is dead.
struct DeadSegment {
    private enum State {
        case used, spare, damaged
    }

    private let path: String
    private let state: State
    /// The sequence of its first record, if it is used.
    let first: UInt64

    /// Reads the header.
    ///
    /// - Throws: ``StorageError``; a file of another version is left alone.
    init(at path: String, of journal: JournalID) throws(StorageError) {
        self.path = path
        let header = try Self.bytes(at: path, atMost: SegmentFormat.headerBytes)
        let words = header.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
        guard words.count == SegmentFormat.headerBytes / 8,
            WordsFormat(words[SegmentFormat.formatOffset / 8]).isSameKind(as: SegmentFormat.word)
        else {
            state = .damaged
            first = 0
            return
        }
        try WordsFormat(words[SegmentFormat.formatOffset / 8])
            .requireVersion(of: SegmentFormat.word, path: path)
        first = words[SegmentFormat.firstOffset / 8]
        state =
            switch words[SegmentFormat.markOffset / 8] {
            case _ where words[SegmentFormat.journalOffset / 8] != journal.rawValue: .damaged
            case 0: .spare
            case SegmentFormat.mark(of: first) where (1...1 << 62).contains(first): .used
            default: .damaged
            }
    }

    /// Its records after the watermark; none, unread, of a file that is longer than any journal's.
    func content(after watermark: UInt64) throws(StorageError) -> SegmentContent {
        guard state == .used else { return SegmentContent(isDamaged: state == .damaged) }
        guard let file = try OpenFile.existing(at: path),
            try file.size() <= JournalLimits.largestSegment
        else { return SegmentContent(isDamaged: true) }
        let bytes = try file.content(atMost: JournalLimits.largestSegment)
        return bytes.withUnsafeBytes { bytes in
            let frames = SegmentFormat.headerBytes..<max(SegmentFormat.headerBytes, bytes.count)
            var content = SegmentContent(bytes, frames, from: first, after: watermark)
            let byteCount = bytes.load(
                fromByteOffset: SegmentFormat.byteCountOffset,
                as: UInt64.self
            )
            content.isDamaged = content.isDamaged || content.hasHole || byteCount != bytes.count
            return content
        }
    }

    /// Keeps the file under another name, and answers what to report.
    func setAside() throws(StorageError) -> StorageError {
        .damaged(path: path, keptAs: try SetAside(path: path).keep())
    }

    /// - Throws: ``StorageError`` when it stays, so that its watermark must stay too.
    func remove() throws(StorageError) {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw .unavailable(path: path, step: .remove, code: errno)
        }
    }

    private static func bytes(
        at path: String,
        atMost count: Int
    ) throws(StorageError) -> [UInt8] {
        try OpenFile.existing(at: path)?.content(atMost: count) ?? []
    }
}
