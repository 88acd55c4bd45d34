#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A moment, in microseconds since 1970-01-01 00:00:00 UTC.
public struct Timestamp: Sendable, Hashable, Comparable {
    public let microseconds: Int

    public init(microseconds: Int) {
        self.microseconds = microseconds
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.microseconds < right.microseconds
    }

    /// What the machine's clock says.
    public static func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(microseconds: Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000)
    }
}
