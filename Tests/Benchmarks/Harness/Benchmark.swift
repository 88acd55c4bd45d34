/// One row of the table: what is measured, against what, and how much more it may cost.
///
/// Each benchmark is a file in `Cases` with one value, listed in `AllBenchmarks.swift`:
///
///     extension Benchmark {
///         static let routing = Benchmark(
///             id: "P1-computed",
///             work: "one event through five chains",
///             floorName: "five direct calls",
///             target: 1.0,
///             allocationTarget: 1
///         ) {
///             let events = EventSamples.computed
///             let floor = DirectCallsFloor()
///             return Contest(
///                 operations: events.count,
///                 ours: { … },
///                 floor: {
///                     for event in events { floor.track(event) }
///                     return floor.total
///                 }
///             )
///         }
///     }
struct Benchmark: Sendable {
    /// The target's number and, where it has several rows, a word: `P1-stored`.
    let id: String
    let work: String
    let floorName: String
    /// The highest ratio of ours to the floor that passes; nil for a row that only orients.
    let target: Double?
    /// The most requests for memory that one operation of ours may make; nil for any number.
    let allocationTarget: Double?
    let unit: Unit
    let measure: @Sendable (Plan) throws -> Measurement

    /// A benchmark that measures by itself, for what two timed closures can't tell.
    init(
        id: String,
        work: String,
        floorName: String,
        target: Double?,
        allocationTarget: Double? = nil,
        unit: Unit,
        measure: @escaping @Sendable (Plan) throws -> Measurement
    ) {
        self.id = id
        self.work = work
        self.floorName = floorName
        self.target = target
        self.allocationTarget = allocationTarget
        self.unit = unit
        self.measure = measure
    }
}

extension Benchmark {
    /// A benchmark of two closures, timed in turns.
    ///
    /// Work that takes seconds a call says `maximumRounds`, fewer than are asked for. What `make` does
    /// to set both sides up is not measured.
    init(
        id: String,
        work: String,
        floorName: String,
        target: Double?,
        allocationTarget: Double? = nil,
        maximumRounds: Int = .max,
        make: @escaping @Sendable () throws -> Contest
    ) {
        self.init(
            id: id,
            work: work,
            floorName: floorName,
            target: target,
            allocationTarget: allocationTarget,
            unit: .nanoseconds
        ) { plan in
            try plan.limited(to: maximumRounds).measure(make())
        }
    }
}
