import Synchronization
package import VendorDelivery

/// A clock that moves only when a sender waits, which takes no time.
package final class StandingClock: Sendable {
    private let start: Int
    private let random: Double
    private let waits = Mutex<[Double]>([])

    /// - Parameters:
    ///   - start: In microseconds since 1970 UTC.
    ///   - random: All that chance gives.
    package init(start: Int = 1_767_225_600_000_000, random: Double = 0.5) {
        self.start = start
        self.random = random
    }

    /// What was waited for, in seconds.
    package var pauses: [Double] { waits.withLock { $0 } }

    package var clock: SenderClock {
        SenderClock(
            now: { self.start + Int(self.pauses.reduce(0, +) * 1_000_000) },
            wait: { seconds, _ in self.waits.withLock { $0.append(seconds) } },
            random: { self.random }
        )
    }
}
