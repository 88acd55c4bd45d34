import AnalyticsConsent

/// What outlives a launch of the app.
struct Stores: Sendable {
    let consent: any ConsentStore
    let identities: any IdentityStore

    /// Stores that end with the process.
    static func memory() -> Stores {
        Stores(consent: ConsentMemory(), identities: IdentityMemory())
    }
}
