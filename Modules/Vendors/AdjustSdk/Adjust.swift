import Synchronization
import VendorDelivery

/// Adjust's static interface, over the instance that the calling app means.
///
/// That is the one of the `VendorScope` around the call, else the one that was installed. With
/// neither, the first call says so on standard error and all calls do nothing.
public enum Adjust: Sendable {
    private static let installed = Mutex<AdjustInstance?>(nil)
    private static let hasReported = Atomic(false)

    /// Installs the instance for the whole process; a later one takes its place.
    public static func install(_ instance: AdjustInstance) {
        installed.withLock { $0 = instance }
    }

    public static func initSdk(_ adjustConfig: ADJConfig?) {
        current?.initSdk(adjustConfig)
    }

    public static func trackEvent(_ event: ADJEvent?) {
        current?.trackEvent(event)
    }

    public static func trackAdRevenue(_ adRevenue: ADJAdRevenue?) {
        current?.trackAdRevenue(adRevenue)
    }

    public static func enable() {
        current?.enable()
    }

    public static func disable() {
        current?.disable()
    }

    public static func isEnabled(completionHandler: (Bool) -> Void) {
        completionHandler(current?.isEnabled ?? false)
    }

    public static func addGlobalCallbackParameter(_ parameter: String, forKey key: String) {
        current?.addGlobalCallbackParameter(parameter, forKey: key)
    }

    public static func removeGlobalCallbackParameter(forKey key: String) {
        current?.removeGlobalCallbackParameter(forKey: key)
    }

    public static func removeGlobalCallbackParameters() {
        current?.removeGlobalCallbackParameters()
    }

    private static var current: AdjustInstance? {
        if let scoped = VendorScope.instance(AdjustInstance.self) { return scoped }
        if let instance = installed.withLock({ $0 }) { return instance }
        if !hasReported.exchange(true, ordering: .relaxed) {
            StandardError.printLine(
                "adjust: Adjust was called before there is an instance, so nothing is recorded. To "
                    + "fix, call 'Adjust.install' first."
            )
        }
        return nil
    }
}
