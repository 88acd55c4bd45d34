import AnalyticsConsent

/// What outlives a launch of the app.
struct Stores: Sendable {
    let consent: any ConsentStore
    let identities: any IdentityStore
    let deviceIDs: any DeviceIDStore
}
