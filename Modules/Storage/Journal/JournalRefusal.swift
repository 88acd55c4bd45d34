/// Why a journal did not take records; nothing of the call was appended.
public enum JournalRefusal: Error, Equatable, Sendable {
    /// The writer is too far behind, or the disk has no room for another segment.
    case full
    /// The records of the call are longer together than a segment.
    case tooLong(byteCount: Int, limit: Int)
    /// The journal has been closed.
    case closed
}

extension JournalRefusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .full:
            "The journal is full, so the records were not appended. To fix, let its destination "
                + "catch up, or raise 'totalBytes'."
        case .tooLong(let byteCount, let limit):
            "The records take \(byteCount) bytes together and a segment has room for \(limit), so "
                + "they were not appended. To fix, append less at once, or raise 'segmentBytes'."
        case .closed:
            "The journal is closed, so the records were not appended. To fix, append before."
        }
    }
}
