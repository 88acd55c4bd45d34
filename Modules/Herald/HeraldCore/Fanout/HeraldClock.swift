#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The two clocks that Herald reads.
public struct HeraldClock: Sendable {
    /// When a call was made.
    let now: @Sendable () -> Timestamp

    private let ownUptime: (@Sendable () -> Int)?

    /// Clocks of your own, as a test or a demonstration needs them.
    ///
    /// - Parameters:
    ///   - now: when a call was made.
    ///   - uptime: nanoseconds since some moment, never going back; the machine's when `nil`.
    public init(
        now: @escaping @Sendable () -> Timestamp,
        uptime: (@Sendable () -> Int)? = nil
    ) {
        self.now = now
        ownUptime = uptime
    }

    /// The machine's clocks.
    public static let system = HeraldClock(now: Timestamp.now)

    /// Nanoseconds since some moment: how long a vendor's call took, to a few milliseconds.
    @inline(__always)
    var uptime: Int {
        if let ownUptime { return ownUptime() }
        var time = timespec()
        #if canImport(Darwin)
        clock_gettime(CLOCK_MONOTONIC_RAW_APPROX, &time)
        #else
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        #endif
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
