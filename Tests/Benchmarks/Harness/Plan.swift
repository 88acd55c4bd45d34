/// How a run measures: in many short rounds, each of which times both sides.
///
/// A ratio is taken within a round, so a machine that slows down for a while slows both. The side that
/// goes first changes with every round.
struct Plan {
    let rounds: Int
    let counter: AllocationCounter?

    func limited(to maximum: Int) -> Plan {
        Plan(rounds: min(rounds, maximum), counter: counter)
    }

    func measure(_ contest: Contest) throws -> Measurement {
        try requireSameWork(contest)
        let calls = try calibrate(contest)
        var samples: [(ours: Double, floor: Double)] = []
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                let ours = try nanoseconds(calls, of: contest.ours, in: contest)
                samples.append((ours, try nanoseconds(calls, of: contest.floor, in: contest)))
            } else {
                let floor = try nanoseconds(calls, of: contest.floor, in: contest)
                samples.append((try nanoseconds(calls, of: contest.ours, in: contest), floor))
            }
        }
        let operations = Double(calls * contest.operations)
        return Measurement(
            ours: Quartiles(of: samples.map { $0.ours / operations }).median,
            floor: Quartiles(of: samples.map { $0.floor / operations }).median,
            ratio: Quartiles(of: samples.map { $0.ours / $0.floor }),
            rounds: samples.count,
            allocations: try allocations(of: contest.ours, in: contest),
            floorAllocations: try allocations(of: contest.floor, in: contest)
        )
    }

    private func requireSameWork(_ contest: Contest) throws {
        let ours = try contest.ours()
        let floor = try contest.floor()
        guard ours == floor else { throw DifferentWork(ours: ours, floor: floor) }
    }

    /// The calls for which the slower side needs a round's time.
    private func calibrate(_ contest: Contest) throws -> Int {
        var calls = 1
        while true {
            let ours = try nanoseconds(calls, of: contest.ours, in: contest)
            let longest = max(ours, try nanoseconds(calls, of: contest.floor, in: contest))
            if longest * 2 > contest.roundNanoseconds { return calls }
            calls *= 2
        }
    }

    private func nanoseconds(
        _ calls: Int,
        of work: () throws -> UInt64,
        in contest: Contest
    ) throws -> Double {
        try contest.settle()
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<calls {
            _ = try work()
        }
        return (clock.now - start) / .nanoseconds(1)
    }

    private func allocations(
        of work: () throws -> UInt64,
        in contest: Contest
    ) throws -> Double? {
        guard let counter else { return nil }
        return Double(try counter.count { _ = try work() }) / Double(contest.operations)
    }
}

struct DifferentWork: Error, CustomStringConvertible {
    let ours: UInt64
    let floor: UInt64

    var description: String {
        "The two sides did different work: one call of ours gave \(ours), of the floor \(floor)."
    }
}
