/// How long something took, told as the upper end of one of seven spans.
///
/// An exact time would make one person's journey recognisable among others.
public enum LatencyBucket: Int, Sendable, CaseIterable {
    case oneSecond = 1_000
    case fiveSeconds = 5_000
    case tenSeconds = 10_000
    case thirtySeconds = 30_000
    case oneMinute = 60_000
    case fiveMinutes = 300_000

    /// Five minutes and more.
    case tenMinutes = 600_000

    /// The first bucket that a time is below, or the last.
    ///
    /// A time below zero comes of a clock that was set back and counts as zero.
    public init(milliseconds: Int) {
        self = Self.allCases.first { milliseconds < $0.rawValue } ?? .tenMinutes
    }

    public var milliseconds: Int { rawValue }
}
