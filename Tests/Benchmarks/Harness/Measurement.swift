/// What a benchmark found.
struct Measurement {
    /// The median of ours, one operation, in the benchmark's unit.
    let ours: Double
    let floor: Double
    /// Ours through the floor: the median of the rounds' own ratios, and their quartiles.
    let ratio: Quartiles
    let rounds: Int
    /// Requests for memory of one operation; nil where they can't be counted.
    let allocations: Double?
    let floorAllocations: Double?
}

extension Measurement {
    /// A measurement by rounds that measure both sides themselves, without counting allocations.
    init(rounds: Int, round: () throws -> (ours: Double, floor: Double)) rethrows {
        let samples = try (0..<rounds).map { _ in try round() }
        self.init(
            ours: Quartiles(of: samples.map(\.ours)).median,
            floor: Quartiles(of: samples.map(\.floor)).median,
            ratio: Quartiles(of: samples.map { $0.ours / $0.floor }),
            rounds: rounds,
            allocations: nil,
            floorAllocations: nil
        )
    }
}

/// The values a quarter, half and three quarters through the sorted samples.
struct Quartiles {
    let lower: Double
    let median: Double
    let upper: Double

    /// - Parameter samples: At least one.
    init(of samples: [Double]) {
        let sorted = samples.sorted()
        func value(at part: Double) -> Double {
            let place = part * Double(sorted.count - 1)
            let below = Int(place)
            let above = Swift.min(below + 1, sorted.count - 1)
            return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
        }
        lower = value(at: 0.25)
        median = value(at: 0.5)
        upper = value(at: 0.75)
    }
}
