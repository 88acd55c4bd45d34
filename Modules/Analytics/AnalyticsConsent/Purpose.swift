/// What a person is asked about: each purpose is decided for itself.
public enum Purpose: String, Sendable, CaseIterable {
    /// Understanding how the app is used.
    case analytics

    /// Knowing which advertisement brought somebody.
    case attribution

    /// Finding faults.
    case diagnostics
}
