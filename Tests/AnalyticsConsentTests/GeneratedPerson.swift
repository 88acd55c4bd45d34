import AnalyticsConsent
import HeraldCore
import HeraldTesting

/// A person who uses and leaves an app at random, and what its vendors should know of it.
struct GeneratedPerson {
    private let consent = ConsentMemory()
    private var identities = IdentityLog()
    private var witnesses: [Witness] = []
    private var stage: Stage
    private var models: [PurposeModel] = []
    private var user: String?
    private var seat: AnalyticsValue?
    private var events = 0
    private var isLaunched = false

    private static let purposes: [Purpose?] = [
        .attribution, nil, .analytics, .diagnostics, .analytics,
    ]
    private static let queued = 3

    init() {
        stage = Stage(consent: consent)
        relaunch()
    }

    /// Does something, and says what.
    mutating func takeStep(_ random: inout SplitMix) throws -> String {
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<8: track(1)
        case 8: track(Int.random(in: 1...700, using: &random))
        case 9..<12: signIn("\(events)")
        case 12..<14: signOut()
        case 14..<17: set(.int(events))
        case 17: return relaunch()
        case 18..<20 where !isLaunched: launch()
        case _ where !isLaunched: track(1)
        case 18..<22:
            return try decide(ConsentState.random(&random), for: .random(&random))
        default: return try decideElsewhere(&random)
        }
        return "a call"
    }

    /// What differs from the models, if anything.
    var difference: String? {
        for (witness, purpose) in zip(witnesses, Self.purposes) {
            guard let model = models.first(where: { $0.purpose == purpose }) else { continue }
            if witness.sightings != model.sightings {
                return "the events of \(purpose, default: "a local provider")"
            }
            if let mistake = witness.mistakes.first { return mistake }
        }
        let counts = stage.analytics.counts
        let expected = [\PurposeModel.waiting.count, \.dropped, \.forgotten, \.blocked, \.purges]
            .map { count in models.reduce(0) { $0 + $1[keyPath: count] } }
        let got = [
            counts.held, counts.dropped, counts.forgotten, counts.blocked,
            counts.purged / Self.queued,
        ]
        if got != expected { return "the counts: \(got), not \(expected)" }
        guard isLaunched else { return nil }
        let stored = models.contains { $0.purpose != nil && $0.state == .granted } ? user : nil
        return identities.load()?.userId == stored ? nil : "the stored identity"
    }
}

extension GeneratedPerson {
    private mutating func track(_ count: Int) {
        for _ in 0..<count {
            events += 1
            stage.track(events)
            let sighting = Witness.Sighting(number: events, userId: user, seat: seat)
            for index in models.indices { models[index].track(sighting) }
        }
    }

    private mutating func signIn(_ userId: String) {
        user = userId
        stage.signIn(userId)
    }

    private mutating func signOut() {
        (user, seat) = (nil, nil)
        stage.analytics.reset()
    }

    private mutating func set(_ value: AnalyticsValue) {
        seat = value
        stage.analytics.set(Seat(value))
    }

    private mutating func launch() {
        isLaunched = true
        stage.analytics.launch()
        for index in models.indices { models[index].launch() }
    }

    private mutating func decide(_ state: ConsentState, for purpose: Purpose) throws -> String {
        try stage.analytics.decide(state, for: purpose)
        note(state, for: purpose)
        return "\(state) for \(purpose)"
    }

    /// A decision of another process, or two of which the first is a denial; then a call notices.
    private mutating func decideElsewhere(_ random: inout SplitMix) throws -> String {
        let purpose = Purpose.random(&random)
        let current = consent.snapshot()[purpose].state
        let new = ConsentState.random(&random)
        let states = new == current || Bool.random(using: &random) ? [.denied, new] : [new]
        for state in states where state != consent.snapshot()[purpose].state {
            consent.decide(state, for: purpose)
            note(state, for: purpose)
        }
        track(1)
        return "\(states) elsewhere for \(purpose)"
    }

    private mutating func note(_ state: ConsentState, for purpose: Purpose) {
        for index in models.indices where models[index].purpose == purpose {
            models[index].decide(state)
        }
    }

    @discardableResult
    private mutating func relaunch() -> String {
        witnesses = Self.purposes.map { _ in Witness() }
        identities = IdentityLog(identities.load()?.userId)
        stage = Stage(
            providers: zip(witnesses, Self.purposes).enumerated().map { position, pair in
                ConsentedProvider(pair.0.heraldProvider(named: "\(position)"), for: pair.1)
            },
            consent: consent,
            identities: identities,
            queued: Self.queued
        )
        let decisions = consent.snapshot()
        models = ([nil] + Purpose.allCases).map { purpose in
            PurposeModel(purpose, purpose.map { decisions[$0].state } ?? .granted)
        }
        (user, seat, isLaunched) = (identities.load()?.userId, nil, false)
        return "a relaunch"
    }
}

extension ConsentState {
    fileprivate static func random(_ random: inout SplitMix) -> ConsentState {
        allCases.randomElement(using: &random) ?? .undecided
    }
}

extension Purpose {
    fileprivate static func random(_ random: inout SplitMix) -> Purpose {
        allCases.randomElement(using: &random) ?? .analytics
    }
}
