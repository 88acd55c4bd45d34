import HeraldCore

/// The providers of one purpose, and what the gate remembers of them from turn to turn.
struct ConsentGroup: Sendable {
    /// None for local providers, which need no consent.
    let purpose: Purpose?
    let providers: ProviderSet

    /// The decision that was last carried out; none before the launch.
    private(set) var applied: ConsentDecision?

    /// What waits for a launch or a decision; none while there is a decision.
    var held: HeldCalls?
    private var isStarted = false

    init(purpose: Purpose?, providers: ProviderSet, person: PersonState) {
        self.purpose = purpose
        self.providers = providers
        held = HeldCalls(from: person)
    }

    var isOpen: Bool { applied?.state == .granted }

    /// What carrying out a decision leads to.
    struct Change: Sendable {
        /// What the providers are owed.
        var due: [DueCall] = []

        /// How many waiting events were forgotten.
        var forgotten = 0

        /// Whether what was queued before is to be purged.
        var purges = false
    }

    /// Carries out a decision that is in force now.
    ///
    /// When its epoch is not the next one, there was another decision in between that took back what
    /// the one before it allowed.
    mutating func apply(_ decision: ConsentDecision, person: PersonState) -> Change {
        var change = Change()
        let isNext = applied.map { decision.epoch == $0.epoch + 1 } ?? true
        if isOpen { close(&change) }
        if decision.state == .denied || !isNext { forget(&change) }
        switch decision.state {
        case .granted: open(&change, person: person)
        case .undecided: held = held ?? HeldCalls(from: person)
        case .denied: break
        }
        applied = decision
        return change
    }

    private mutating func open(_ change: inout Change, person: PersonState) {
        let calls = held ?? HeldCalls(from: person)
        change.due += calls.replay(to: providers, isFirstStart: !isStarted)
        isStarted = true
        held = nil
    }

    /// Lets the providers forget the person, and turns them off.
    private func close(_ change: inout Change) {
        change.due += [
            DueCall(.reset, to: providers), DueCall(.setEnabled(false), to: providers),
        ]
        change.purges = true
    }

    private mutating func forget(_ change: inout Change) {
        change.forgotten += held?.eventCount ?? 0
        held = nil
    }
}
