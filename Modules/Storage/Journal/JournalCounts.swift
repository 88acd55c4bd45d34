/// What has become of a journal's records so far.
public struct JournalCounts: Equatable, Sendable {
    /// The sequence of the last record that was appended.
    public internal(set) var appended: UInt64 = 0
    /// The sequence of the last record that was moved, or forgotten before it could be.
    public internal(set) var moved: UInt64 = 0
    /// How many records found the journal full, after waiting where they must be kept.
    public internal(set) var refused = 0
    /// How often callers waited for room.
    public internal(set) var waits = 0
    /// The size of all its files.
    public internal(set) var byteCount = 0
}
