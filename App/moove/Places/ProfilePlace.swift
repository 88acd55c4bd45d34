import AnalyticsDiagnostics
import Profile

/// The profile, driven by a script; signing in and out is possible from everywhere.
struct ProfilePlace: Place {
    private let accounts = SimulatedAccounts()
    private var journey: ProfileJourney

    init(_ services: PlaceServices) {
        let analytics = services.analytics
        journey = ProfileJourney(
            userId: services.userId,
            accounts: accounts,
            instrumentation: DefaultProfileInstrumentation(
                isSignedIn: services.userId != nil,
                events: analytics,
                users: analytics,
                errors: ErrorReporter(to: analytics)
            ),
            events: analytics
        )
    }

    var choices: [String] {
        ProfileField.allCases.map { "edit \($0.rawValue)" } + ["back"]
    }

    mutating func open(from source: (any Screen)?) { journey.open(from: source) }
    mutating func leave() { journey.leave() }
    mutating func phaseChanged(to phase: AppPhase) { journey.phaseChanged(to: phase) }

    mutating func perform(
        _ action: Action,
        isInView: Bool
    ) throws(NotPossible) -> PlaceAnswer {
        switch action {
        case .signIn(let userId): return .done(signIn(userId))
        case .signOut: journey.signOut()
        case .accounts("down"): accounts.setOffline(true)
        case .accounts("up"): accounts.setOffline(false)
        case .accounts(let word): throw NotPossible("Accounts don't do '\(word)'.")
        case .edit(let name) where isInView:
            guard let field = ProfileField(rawValue: name) else {
                throw NotPossible("There is no '\(name)' to edit.")
            }
            journey.edit(field)
        case .back where isInView: return .left
        default: return .notMine
        }
        return .done(nil)
    }

    private mutating func signIn(_ userId: String) -> String? {
        do {
            try journey.signIn(userId)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
