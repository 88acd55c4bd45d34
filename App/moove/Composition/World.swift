import HeraldCore
import Synchronization

/// A flow's own clock and ids, so that it tells the same story each time it runs.
final class World: Sendable {
    private struct State {
        /// Noon of the first day of 2026, UTC, in microseconds since 1970.
        var now = 1_767_268_800_000_000
        var idCount: UInt64 = 0
        var launchCount: UInt64 = 0
    }

    private let seed: UInt64
    private let state = Mutex(State())

    init(named name: String) {
        // FNV-1a: Swift's own hashes differ from run to run.
        seed = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    var now: Timestamp {
        Timestamp(microseconds: state.withLock { $0.now })
    }

    /// Lets time pass, at most until the year 9999 ends.
    func wait(microseconds: Int) {
        state.withLock { $0.now = min($0.now + microseconds, 253_402_300_799_000_000) }
    }

    /// What a flow's next launch has instead of a process's random 128 bits.
    func makeProcess() -> UInt128 {
        let launch = state.withLock { state in
            defer { state.launchCount += 1 }
            return state.launchCount
        }
        let stem = UInt128(Self.scramble(seed)) << 64 | UInt128(Self.scramble(seed &+ 1))
        // A launch makes fewer calls than the next one's number is away.
        return stem &+ UInt128(launch) << 64
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
