extension Benchmark {
    /// Every row of the table, in its order.
    static let all = routing + [features, observing] + durable + sustained + draining + controls
}
