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
    fileprivate struct State {
        var isLaunched = false
        var hasChanged = true
        var decisions = ConsentSnapshot.none

        /// Whether somebody signed in or out since the stored identity was written.
        var hasNewIdentity = false
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
        let change = state.withLock { state -> Change? in
            guard state.hasChanged || decisions != state.decisions else { return nil }
            return state.apply(decisions)
        }
        guard let change else { return GateAnswer(open: state.withLock { $0.open }) }
        // Outside of the lock, since these are the app's code and the disk.
        if let identity = change.savedIdentity { identities.save(identity.value) }
        let purged = change.purges.reduce(0) { $0 + purge($1) }
        state.withLock { $0.counts.purged += purged }
        return change.answer
    }

    func pass(_ call: HeraldCall) {
        let saved = state.withLock { state -> SavedIdentity? in
            state.person.fold(call)
            guard call.isAboutIdentity else { return nil }
            state.hasNewIdentity = true
            return state.takeNewIdentity()
        }
        if let saved { identities.save(saved.value) }
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
    /// What carrying out decisions leads to, besides the state that it leaves.
    fileprivate struct Change {
        let answer: GateAnswer
        let purges: [Purpose]
        let savedIdentity: SavedIdentity?
    }

    /// Who is to be kept for the next launch, or that nobody is.
    fileprivate struct SavedIdentity {
        let value: Identity?
    }
}

extension ConsentGate.State {
    /// Whether a provider that needs consent has it: only then is anything kept.
    private var hasGrant: Bool { groups.contains { $0.purpose != nil && $0.isOpen } }

    /// Carries out the decisions that are in force now.
    fileprivate mutating func apply(_ decisions: ConsentSnapshot) -> ConsentGate.Change {
        let hadGrant = hasGrant
        var due: [DueCall] = []
        var purges: [Purpose] = []
        for index in groups.indices {
            let purpose = groups[index].purpose
            let change = groups[index].apply(
                purpose.map { decisions[$0] } ?? ConsentDecision(.granted, epoch: 1),
                isLaunched: isLaunched,
                person: person
            )
            due += change.due
            counts.forgotten += change.forgotten
            if change.purges, let purpose { purges.append(purpose) }
        }
        open = groups.reduce(ProviderSet()) { $1.isOpen ? $0.union($1.providers) : $0 }
        self.decisions = decisions
        hasChanged = false
        if hasGrant, !hadGrant, person.identity != nil { hasNewIdentity = true }
        let forgets = isLaunched && !hasGrant
        return ConsentGate.Change(
            answer: GateAnswer(open: open, due: due),
            purges: purges,
            savedIdentity: forgets ? ConsentGate.SavedIdentity(value: nil) : takeNewIdentity()
        )
    }

    /// Who is to be kept, when that is news and may be kept.
    fileprivate mutating func takeNewIdentity() -> ConsentGate.SavedIdentity? {
        guard isLaunched, hasGrant, hasNewIdentity else { return nil }
        hasNewIdentity = false
        return ConsentGate.SavedIdentity(value: person.identity)
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
