import AnalyticsConsent

/// What consent promises for one purpose from a launch on, or with none for local providers.
struct PurposeModel {
    let purpose: Purpose?
    private(set) var state: ConsentState

    /// What each of the purpose's providers got in this process.
    private(set) var sightings: [Witness.Sighting] = []
    private(set) var waiting: [Witness.Sighting] = []
    private(set) var dropped = 0
    private(set) var forgotten = 0
    private(set) var blocked = 0
    private(set) var purges = 0
    private var isLaunched = false

    init(_ purpose: Purpose?, _ state: ConsentState) {
        self.purpose = purpose
        self.state = state
    }

    mutating func launch() {
        guard !isLaunched else { return }
        isLaunched = true
        settle()
    }

    mutating func decide(_ new: ConsentState) {
        guard new != state else { return }
        if state == .granted { purges += 1 }
        state = new
        settle()
    }

    mutating func track(_ sighting: Witness.Sighting) {
        if isLaunched, state == .granted {
            sightings.append(sighting)
        } else if isLaunched, state == .denied {
            blocked += 1
        } else {
            waiting.append(sighting)
            let surplus = max(0, waiting.count - 1_000)
            waiting.removeFirst(surplus)
            dropped += surplus
        }
    }

    private mutating func settle() {
        switch state {
        case .granted: sightings += waiting
        case .denied: forgotten += waiting.count
        case .undecided: return
        }
        waiting = []
    }
}
