/// Follows the life of the app.
public protocol AnalyticsLifecycleService: Sendable {
    /// Called once, when the app starts.
    func start()

    /// Asks a vendor to send what it holds, as when the app goes to the background.
    func flush()
}
