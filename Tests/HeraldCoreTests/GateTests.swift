import HeraldCore
import Synchronization
import Testing

@Suite struct GateTests {
    private let log = Log<String>()
    private let reports = Log<RouteReport>()

    private func herald(_ gate: Gate) -> Herald {
        Herald(
            providers: [.noting("a", in: log), .noting("b", in: log)],
            gate: gate,
            routeObserver: { [reports] in reports.append($0) }
        )
    }

    private var routes: [String] {
        reports.entries.map { "\($0.provider) \($0.outcome.rawValue) \($0.occurrence.sequence)" }
    }

    @Test func `only the open providers are called, and the others' part is reported`() {
        let gate = Gate(open: [0], keeps: [1])
        herald(gate).track(Named("1"))
        #expect(log.entries == ["a: 1"])
        #expect(routes == ["a claimed 1", "b held 1"])
        gate.set(open: [1], keeps: [])
        herald(gate).track(Named("2"))
        #expect(log.entries == ["a: 1", "b: 2"])
        #expect(routes.suffix(2) == ["a blocked 1", "b claimed 1"])
    }

    @Test func `what is owed comes before the call, with its own number and time`() {
        let gate = Gate(open: [0, 1], keeps: [])
        let herald = herald(gate)
        herald.track(Named("1"))
        let held = reports.entries[0].occurrence
        gate.owe([
            DueCall(.track(Named("held")), at: held, to: ProviderSet([1])),
            DueCall(.track(Named("owed")), to: ProviderSet([0])),
        ])
        herald.track(Named("2"))
        #expect(log.entries == ["a: 1", "b: 1", "b: held", "a: owed", "a: 2", "b: 2"])
        #expect(
            routes == [
                "a claimed 1", "b claimed 1", "b claimed 1", "a claimed 2", "a claimed 3",
                "b claimed 3",
            ]
        )
        let ids = reports.entries.map(\.occurrence.id)
        #expect(Set(ids).count == 3)
    }

    @Test func `settling delivers what is owed and uses no number of its own`() {
        let gate = Gate(open: [0, 1], keeps: [])
        let herald = herald(gate)
        let wasInTurn = Mutex(false)
        herald.settle {
            wasInTurn.withLock { $0 = true }
            gate.owe([DueCall(.track(Named("owed")), to: ProviderSet([0, 1]))])
        }
        #expect(wasInTurn.withLock { $0 })
        #expect(log.entries == ["a: owed", "b: owed"])
        herald.settle()
        herald.track(Named("1"))
        #expect(routes == ["a claimed 1", "b claimed 1", "a claimed 2", "b claimed 2"])
    }

    @Test func `a Herald knows which gate it is behind, and for whom`() {
        let gate = Gate(open: [0, 1], keeps: [])
        let herald = herald(gate)
        #expect(herald.isBehind(gate, providers: ["a", "b"]))
        #expect(!herald.isBehind(gate, providers: ["b", "a"]))
        #expect(!herald.isBehind(Gate(open: [], keeps: []), providers: ["a", "b"]))
        #expect(!Herald(providers: []).isBehind(gate, providers: []))
    }

    @Test func `a gate for more providers than it can tell apart stops the program`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let log = Log<String>()
                _ = Herald(
                    providers: (0...ProviderSet.limit).map { .noting("\($0)", in: log) },
                    gate: Gate(open: [], keeps: [])
                )
            }
        )
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("A Herald with a gate can have 64 providers; this one has 65"))
    }

    @Test func `sets of providers are what sets are`() {
        let set = ProviderSet([0, 63])
        #expect(set.contains(0) && set.contains(63) && !set.contains(1))
        #expect(set.union(ProviderSet([1])) == ProviderSet([0, 1, 63]))
        #expect(set.subtracting(ProviderSet([63])) == ProviderSet([0]))
        #expect(set.intersection(ProviderSet([63, 2])) == ProviderSet([63]))
        #expect(ProviderSet().isEmpty && !set.isEmpty)
    }
}

/// A gate that a test opens, closes and lets owe calls.
private final class Gate: HeraldGate {
    private struct State {
        var open: ProviderSet
        var keeps: ProviderSet
        var due: [DueCall] = []
    }

    private let state: Mutex<State>

    init(open: [Int], keeps: [Int]) {
        state = Mutex(State(open: ProviderSet(open), keeps: ProviderSet(keeps)))
    }

    func set(open: [Int], keeps: [Int]) {
        state.withLock { state in
            state.open = ProviderSet(open)
            state.keeps = ProviderSet(keeps)
        }
    }

    func owe(_ calls: [DueCall]) {
        state.withLock { $0.due = calls }
    }

    func check() -> GateAnswer {
        state.withLock { state in
            defer { state.due = [] }
            return GateAnswer(open: state.open, due: state.due)
        }
    }

    func pass(_ call: HeraldCall) {}

    func stop(
        _ call: HeraldCall,
        at occurrence: Occurrence,
        before providers: ProviderSet
    ) -> ProviderSet {
        state.withLock { providers.intersection($0.keeps) }
    }
}
