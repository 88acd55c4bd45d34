/// Pauses that grow with each failure in a row, each a random part of its bound.
///
/// The bound is 1 s, then 2 s, and so on up to 60 s. A random part of the whole bound ("full
/// jitter") spreads many senders best when a vendor comes back.
struct BackOff {
    private var failures = 0

    /// - Returns: Seconds.
    mutating func next(random: Double) -> Double {
        let bound = failures < 6 ? Double(1 << failures) : 60
        failures += 1
        return bound * random
    }

    mutating func reset() {
        failures = 0
    }
}
