/// How large a journal may grow, and how long it may make its callers wait.
public struct JournalLimits: Sendable {
    /// The largest file that a journal makes; a longer one that is found was never one.
    static let largestSegment = 64 << 20

    /// The size of one file, a multiple of the page and 64 MiB at most; no call can append more than fits in one.
    public var segmentBytes = 1 << 20
    /// The size of all files of one journal together.
    public var totalBytes = 64 << 20
    /// How long ``Journal/append(_:mustKeep:)`` waits for room for what must be kept; once it has
    /// done so in vain, it waits no more until something has been moved.
    public var longestWait = Duration.seconds(2)

    public init() {}

    /// What makes these no limits for a journal, in one sentence.
    func mistake(page: Int) -> String? {
        if segmentBytes < page || segmentBytes % page != 0 || segmentBytes > Self.largestSegment {
            return "A journal's segments are whole pages of \(page) bytes, 64 MiB at most, not "
                + "\(segmentBytes) bytes. To fix, choose a multiple."
        }
        if totalBytes < 2 * segmentBytes {
            return "A journal needs two segments, and \(totalBytes) bytes are less than two of "
                + "\(segmentBytes). To fix, raise 'totalBytes'."
        }
        return nil
    }
}
