import HeraldCore

/// Somebody signed in; who it was is told by identifying them, never by an event.
struct SignedIn: Event {
    var name: String { "signed_in" }
}

/// Somebody signed out: the last event that is theirs.
struct SignedOut: Event {
    var name: String { "signed_out" }
}

struct ProfileEdited: Event {
    let field: ProfileField

    var name: String { "profile_edited" }
    var parameters: [String: AnalyticsValue] { ["field": .string(field.rawValue)] }
}
