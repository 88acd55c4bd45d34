import Synchronization
import VendorDelivery

/// Sentry's static interface, over the instance that the calling app means.
///
/// That is the one of the `VendorScope` around the call, else the one that was installed. With
/// neither, the first call says so on standard error and all calls do nothing.
public enum SentrySDK: Sendable {
    private static let installed = Mutex<SentryInstance?>(nil)
    private static let hasReported = Atomic(false)

    /// Installs the instance for the whole process; a later one takes its place.
    public static func install(_ instance: SentryInstance) {
        installed.withLock { $0 = instance }
    }

    public static func start(configureOptions: (Options) -> Void) {
        current?.start(configureOptions: configureOptions)
    }

    /// Whether Sentry was started, and not closed since.
    public static var isEnabled: Bool { current?.isEnabled ?? false }

    /// Whether the program's last run ended in a crash.
    public static var crashedLastRun: Bool { current?.crashedLastRun ?? false }

    public static func addBreadcrumb(_ crumb: Breadcrumb) {
        current?.addBreadcrumb(crumb)
    }

    @discardableResult
    public static func capture(error: any Error) -> SentryId {
        current?.capture(error: error) ?? .empty
    }

    @discardableResult
    public static func capture(message: String) -> SentryId {
        current?.capture(message: message) ?? .empty
    }

    @discardableResult
    public static func capture(event: Event) -> SentryId {
        current?.capture(event: event) ?? .empty
    }

    public static func configureScope(_ callback: (Scope) -> Void) {
        current?.configureScope(callback)
    }

    public static func setUser(_ user: User?) {
        current?.setUser(user)
    }

    /// - Parameter timeout: In seconds.
    public static func flush(timeout: Double) {
        current?.flush(timeout: timeout)
    }

    public static func close() {
        current?.close()
    }

    private static var current: SentryInstance? {
        if let scoped = VendorScope.instance(SentryInstance.self) { return scoped }
        if let instance = installed.withLock({ $0 }) { return instance }
        if !hasReported.exchange(true, ordering: .relaxed) {
            StandardError.printLine(
                "sentry: SentrySDK was called before there is an instance, so nothing is recorded. "
                    + "To fix, call 'SentrySDK.install' first."
            )
        }
        return nil
    }
}
