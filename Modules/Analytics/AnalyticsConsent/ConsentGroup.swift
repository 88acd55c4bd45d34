import HeraldCore

/// The providers of one purpose, and what the gate remembers of them from turn to turn.
struct ConsentGroup: Sendable {
    /// None for local providers, which need no consent.
    let purpose: Purpose?
    let providers: ProviderSet

    /// Whether its providers may be called.
    private(set) var isOpen = false

    /// What waits for the launch or a decision; none while there are both.
    var held: HeldCalls?

    /// The decision that was last noticed, before the launch too.
    private var noticed: ConsentDecision?
    private var isStarted = false

    init(purpose: Purpose?, providers: ProviderSet, person: PersonState) {
        self.purpose = purpose
        self.providers = providers
        held = HeldCalls(from: person)
    }

    /// What carrying out a decision leads to.
    struct Change: Sendable {
        /// What the providers are owed.
        var due: [DueCall] = []

        /// How many waiting events were forgotten.
        var forgotten = 0

        /// Whether what was queued before is to be purged.
        var purges = false
    }

    /// Carries out the decision that is in force now; before the launch, notices it.
    ///
    /// When its epoch is not the next one, there was another decision in between that took back what
    /// the one before it allowed.
    mutating func apply(
        _ decision: ConsentDecision,
        isLaunched: Bool,
        person: PersonState
    ) -> Change {
        var change = Change()
        if decision != noticed { notice(decision, &change) }
        switch decision.state {
        case .granted where isLaunched: if !isOpen { open(&change, person: person) }
        case .denied where isLaunched: forget(&change)
        case .undecided, .granted, .denied: held = held ?? HeldCalls(from: person)
        }
        return change
    }

    /// Takes back what the decisions before this one allowed and this one doesn't.
    private mutating func notice(_ decision: ConsentDecision, _ change: inout Change) {
        let isNext = noticed.map { decision.epoch == $0.epoch + 1 } ?? true
        if isOpen { close(&change) }
        if decision.state == .denied || noticed?.state == .denied || !isNext { forget(&change) }
        noticed = decision
    }

    private mutating func open(_ change: inout Change, person: PersonState) {
        let calls = held ?? HeldCalls(from: person)
        change.due += calls.replay(to: providers, isFirstStart: !isStarted)
        isStarted = true
        isOpen = true
        held = nil
    }

    /// Lets the providers forget the person, and turns them off.
    private mutating func close(_ change: inout Change) {
        change.due += [
            DueCall(.reset, to: providers), DueCall(.setEnabled(false), to: providers),
        ]
        change.purges = true
        isOpen = false
    }

    private mutating func forget(_ change: inout Change) {
        change.forgotten += held?.eventCount ?? 0
        held = nil
    }
}
