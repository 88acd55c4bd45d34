import HeraldCore
import Synchronization

/// A flow's clock and ids: its own, so that it tells the same story each time it runs, or real ones.
final class World: Sendable {
    private struct State {
        /// In microseconds since 1970 UTC; noon of the first day of 2026 in a story.
        var now = 1_767_268_800_000_000
        /// How far time lags behind the real one, in microseconds; nil in a story.
        var lag: Int?
        var idCount: UInt64 = 0
    }

    /// The longest time that can be waited where records are sent, in microseconds.
    ///
    /// GA4 takes nothing older than three days.
    private static let longestLag = 2 * 86_400_000_000

    private let seed: UInt64
    private let state: Mutex<State>

    /// A story's world, the same for the same name.
    init(named name: String) {
        // FNV-1a: Swift's own hashes differ from run to run.
        seed = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        state = Mutex(State())
    }

    /// A world with real time and ids that no other has, as vendors need them.
    ///
    /// Nothing may happen in the future. So it begins as long ago as will be waited in it, and waits
    /// beyond that wait for nothing.
    ///
    /// - Parameter waiting: How long that is, in microseconds; of more than two days, the last two.
    init(realWaiting waiting: Int) {
        seed = UInt64.random(in: 0...UInt64.max)
        state = Mutex(State(lag: min(waiting, Self.longestLag)))
    }

    var now: Timestamp {
        state.withLock { state in
            guard let lag = state.lag else { return Timestamp(microseconds: state.now) }
            return Timestamp(microseconds: Timestamp.now().microseconds - lag)
        }
    }

    /// Lets time pass: at most until the year 9999 ends, and where it is real, until now.
    func wait(microseconds: Int) {
        state.withLock { state in
            if let lag = state.lag {
                state.lag = max(lag - microseconds, 0)
            } else {
                state.now = min(state.now + microseconds, 253_402_300_799_000_000)
            }
        }
    }

    /// What a launch has instead of a process's random 128 bits; where time is real, these.
    var process: UInt128 {
        guard state.withLock({ $0.lag == nil }) else { return .random(in: 0...UInt128.max) }
        return UInt128(Self.scramble(seed)) << 64 | UInt128(Self.scramble(seed &+ 1))
    }

    /// An id such as `order-3f2a90c1b7d4e865`, another each time.
    func makeID(_ kind: String) -> String {
        "\(kind)-\(digits())"
    }

    /// 16 hexadecimal digits, others each time.
    private func digits() -> String {
        let count = state.withLock { state in
            state.idCount += 1
            return state.idCount
        }
        let digits = String(Self.scramble(seed &+ 2 &+ count), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// SplitMix64's output function.
    private static func scramble(_ number: UInt64) -> UInt64 {
        var mixed = number &* 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
