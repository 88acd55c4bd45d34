import VendorDelivery

/// Firebase's static interface, over the instance that the calling app means.
///
/// That is the one of the `VendorScope` around the call, else the one given to
/// `FirebaseApp.configure`. With neither, the first call says so on standard error and all calls
/// do nothing.
public enum Analytics: Sendable {
    public static func logEvent(_ name: String, parameters: [String: Any]?) {
        FirebaseApp.current?.logEvent(name, parameters: parameters)
    }

    public static func setUserProperty(_ value: String?, forName name: String) {
        FirebaseApp.current?.setUserProperty(value, forName: name)
    }

    public static func setUserID(_ userID: String?) {
        FirebaseApp.current?.setUserID(userID)
    }

    public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {
        FirebaseApp.current?.setAnalyticsCollectionEnabled(isEnabled)
    }

    public static func setDefaultEventParameters(_ parameters: [String: Any]?) {
        FirebaseApp.current?.setDefaultEventParameters(parameters)
    }

    public static func setConsent(_ settings: [ConsentType: ConsentStatus]) {
        FirebaseApp.current?.setConsent(settings)
    }

    /// - Parameter interval: In seconds.
    public static func setSessionTimeoutInterval(_ interval: Double) {
        FirebaseApp.current?.setSessionTimeoutInterval(interval)
    }

    public static func resetAnalyticsData() {
        FirebaseApp.current?.resetAnalyticsData()
    }

    public static func appInstanceID() -> String? {
        FirebaseApp.current?.appInstanceID()
    }
}
