import HeraldCore
import Synchronization

/// Lets calls through to the providers of purposes that are granted, once the app is launched.
///
/// While a purpose is undecided, its events wait; while it is denied, they are forgotten. Every change
/// of a decision, in this process or another, is noticed in the next call's turn, before the call.
final class ConsentGate: HeraldGate {
    private let store: any ConsentStore
    private let identities: any IdentityStore
    private let purge: @Sendable (Purpose) -> Int
    private let state: Mutex<State>

    /// What is remembered from turn to turn.
    private struct State {
        var isLaunched = false
        var hasChanged = true
        var decisions = ConsentSnapshot.none
        var person: PersonState
        var groups: [ConsentGroup]
        var open = ProviderSet()
        var counts = ConsentCounts()
    }

    init(
        purposes: [Purpose?],
        store: any ConsentStore,
        identities: any IdentityStore,
        purge: @escaping @Sendable (Purpose) -> Int
    ) {
        self.store = store
        self.identities = identities
        self.purge = purge
        let person = PersonState(identity: identities.load())
        let groups = ([nil] + Purpose.allCases).map { purpose in
            ConsentGroup(
                purpose: purpose,
                providers: ProviderSet(purposes.indices.filter { purposes[$0] == purpose }),
                person: person
            )
        }
        state = Mutex(State(person: person, groups: groups.filter { !$0.providers.isEmpty }))
    }

    /// Opens for the first time, in the next turn.
    ///
    /// Says whether it was the first time.
    func launch() -> Bool {
        state.withLock { state in
            defer {
                state.isLaunched = true
                state.hasChanged = true
            }
            return !state.isLaunched
        }
    }

    var counts: ConsentCounts {
        state.withLock { state in
            var counts = state.counts
            counts.held = state.groups.reduce(0) { $0 + ($1.held?.eventCount ?? 0) }
            return counts
        }
    }

    func check() -> GateAnswer {
        let decisions = store.snapshot()
        return state.withLock { state in
            guard state.hasChanged || decisions != state.decisions else {
                return GateAnswer(open: state.open)
            }
            return apply(decisions, &state)
        }
    }

    func pass(_ call: HeraldCall) {
        state.withLock { state in
            state.person.fold(call)
            guard call.isAboutIdentity, state.isLaunched, state.decisions.hasGrant else { return }
            identities.save(state.person.identity)
        }
    }

    func stop(
        _ call: HeraldCall,
        at occurrence: Occurrence,
        before providers: ProviderSet
    ) -> ProviderSet {
        state.withLock { state in
            var kept = ProviderSet()
            for index in state.groups.indices {
                let members = state.groups[index].providers.intersection(providers)
                guard !members.isEmpty else { continue }
                if state.groups[index].keep(call, at: occurrence, &state.counts) {
                    kept = kept.union(members)
                }
            }
            return kept
        }
    }
}

extension ConsentGate {
    /// Carries out the decisions that are in force now.
    private func apply(_ decisions: ConsentSnapshot, _ state: inout State) -> GateAnswer {
        var due: [DueCall] = []
        for index in state.groups.indices {
            let purpose = state.groups[index].purpose
            let decision = purpose.map { decisions[$0] } ?? ConsentDecision(.granted, epoch: 1)
            let change = state.groups[index].apply(
                decision,
                isLaunched: state.isLaunched,
                person: state.person
            )
            due += change.due
            state.counts.forgotten += change.forgotten
            if change.purges, let purpose { state.counts.purged += purge(purpose) }
        }
        state.open = state.groups.reduce(ProviderSet()) { open, group in
            group.isOpen ? open.union(group.providers) : open
        }
        if state.isLaunched {
            identities.save(decisions.hasGrant ? state.person.identity : nil)
        }
        state.decisions = decisions
        state.hasChanged = false
        return GateAnswer(open: state.open, due: due)
    }
}

extension ConsentGroup {
    /// Keeps a call that its providers don't get now, and says whether they may get it later.
    fileprivate mutating func keep(
        _ call: HeraldCall,
        at occurrence: Occurrence,
        _ counts: inout ConsentCounts
    ) -> Bool {
        switch call {
        case .track(let event):
            guard held != nil else {
                counts.blocked += 1
                return false
            }
            if held?.add(event, at: occurrence) == true { counts.dropped += 1 }
        case .set, .identify, .reset:
            held?.add(call, at: occurrence)
        case .start, .flush, .setEnabled:
            return false
        }
        return held != nil
    }
}

extension HeraldCall {
    fileprivate var isAboutIdentity: Bool {
        switch self {
        case .identify, .reset: true
        case .track, .set, .start, .flush, .setEnabled: false
        }
    }
}
