import Synchronization
import VendorDelivery

/// Where an app without a `VendorScope` says which instance `Analytics` means.
public enum FirebaseApp: Sendable {
    private static let installed = Mutex<AnalyticsInstance?>(nil)
    private static let hasReported = Atomic(false)

    /// Installs the instance for the whole process; a later one takes its place.
    public static func configure(_ instance: AnalyticsInstance) {
        installed.withLock { $0 = instance }
    }

    static var current: AnalyticsInstance? {
        if let scoped = VendorScope.instance(AnalyticsInstance.self) { return scoped }
        if let instance = installed.withLock({ $0 }) { return instance }
        if !hasReported.exchange(true, ordering: .relaxed) {
            StandardError.printLine(
                "firebase: Analytics was called before there is an instance, so nothing is "
                    + "recorded. To fix, call 'FirebaseApp.configure' first."
            )
        }
        return nil
    }
}
