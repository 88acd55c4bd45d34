import HeraldCore

/// An event that the benchmarks can make without knowing its type.
protocol BenchmarkEvent: Event, Sendable {
    init(_ fare: Fare)
}
