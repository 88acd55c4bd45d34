/// A benchmark with what came of it.
struct Row {
    let benchmark: Benchmark
    let result: Result<Measurement, any Error>

    init(of benchmark: Benchmark, by plan: Plan) {
        self.benchmark = benchmark
        result = Result { try benchmark.measure(plan) }
    }

    /// Nil where the row has no target.
    ///
    /// A row that couldn't be measured, or that asks for more memory than it may, hasn't passed.
    var hasPassed: Bool? {
        guard case .success(let measurement) = result else { return false }
        let isFast = benchmark.target.map { measurement.ratio.median <= $0 }
        guard let limit = benchmark.allocationTarget, let allocations = measurement.allocations
        else { return isFast }
        return isFast ?? true && allocations <= limit
    }
}
