import HeraldCore

@testable import Profile

extension GeneratedEvents {
    mutating func profile() -> [any Event] {
        some { _ in SignedIn() }
            + some { _ in SignedOut() }
            + some { ProfileEdited(field: $0.one(of: ProfileField.self)) }
            + ProfileAnalytics.examples
    }
}
