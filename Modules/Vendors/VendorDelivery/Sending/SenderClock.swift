import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The time and the chance that a sender goes by.
public struct SenderClock: Sendable {
    /// Microseconds since 1970 UTC, as records have them.
    let now: @Sendable () -> Int
    /// Waits some seconds; returns earlier when cancelled.
    let wait: @Sendable (Double, Cancellation) -> Void
    /// A number from 0 up to, but not including, 1.
    let random: @Sendable () -> Double

    /// - Parameters:
    ///   - now: Microseconds since 1970 UTC.
    ///   - wait: Waits some seconds; returns earlier when cancelled.
    ///   - random: A number from 0 up to, but not including, 1.
    public init(
        now: @escaping @Sendable () -> Int,
        wait: @escaping @Sendable (Double, Cancellation) -> Void,
        random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.wait = wait
        self.random = random
    }

    public static let system = SenderClock(
        now: {
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            return Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1_000
        },
        wait: { seconds, cancellation in
            let cancelled = DispatchSemaphore(value: 0)
            cancellation.run {
                _ = cancelled.wait(timeout: .now() + seconds)
            } onCancel: {
                cancelled.signal()
            }
        },
        random: { Double.random(in: 0..<1) }
    )
}
