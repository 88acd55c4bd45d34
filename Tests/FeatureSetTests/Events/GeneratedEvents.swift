import HeraldCore
import Shared

/// Events of every feature with values that nobody chose, the same for the same seed.
///
/// Each feature's are made in a file of its own.
struct GeneratedEvents {
    /// How many are made in each way.
    static let count = 6

    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// Some events of each type, in no order.
    mutating func all() -> [any Event] {
        var events: [any Event] = []
        events += checkout()
        events += inspector()
        events += profile()
        events += search()
        events += tickets()
        return shuffled(events)
    }
}

extension GeneratedEvents {
    /// Some events that are made in one way.
    mutating func some(
        _ make: (inout GeneratedEvents) -> any Event
    ) -> [any Event] {
        (0..<Self.count).map { _ in make(&self) }
    }

    mutating func one<Value: CaseIterable>(of type: Value.Type) -> Value {
        let all = Array(type.allCases)
        return all[Int.random(in: all.indices, using: &random)]
    }

    mutating func shuffled(_ events: [any Event]) -> [any Event] {
        events.shuffled(using: &random)
    }

    /// A number among those that code is wrong about, or any.
    mutating func number() -> Int {
        let odd = [0, 1, -1, 2, 99, 100, 1 << 53 + 1, .max, .min]
        return chance() ? pick(odd) : .random(in: -1_000_000...1_000_000, using: &random)
    }

    /// A text as ids are, or one that a vendor could refuse or spoil.
    mutating func text() -> String {
        let odd = ["", " ", "\"\\\n\u{0}", "é\u{301}🚋", "&=%+", String(repeating: "x", count: 300)]
        return chance() ? pick(odd) : "id-\(UInt64.random(in: 0...(.max), using: &random))"
    }

    mutating func money() -> Money {
        Money(minorUnits: number(), currency: one(of: Currency.self))
    }

    mutating func chance() -> Bool { .random(using: &random) }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}
