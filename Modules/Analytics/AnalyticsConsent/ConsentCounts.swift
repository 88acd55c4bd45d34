/// How many events consent kept from vendors, and why.
///
/// An event is counted once for each purpose.
public struct ConsentCounts: Sendable, Hashable {
    /// Events that wait for a decision now.
    public internal(set) var held = 0

    /// Waiting events that had to go because more came than wait.
    public internal(set) var dropped = 0

    /// Waiting events that a denial forgot.
    public internal(set) var forgotten = 0

    /// Events made while the purpose was denied.
    public internal(set) var blocked = 0

    /// Records that were queued when consent was taken back.
    public internal(set) var purged = 0
}
