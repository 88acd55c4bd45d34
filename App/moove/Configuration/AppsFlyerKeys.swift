import AnalyticsConsent
import VendorDelivery

/// What AppsFlyer needs: the app, its key, and the installation's id that AppsFlyer's own SDK made.
struct AppsFlyerKeys: VendorKeys {
    let devKey: Secret
    let appId: String
    let uid: String
    let systemVersion: String?

    static let purpose = Purpose.attribution

    static let all = [
        ConfigurationKey("devKey", .secret, "the account's dev key", example: "your-dev-key"),
        ConfigurationKey(
            "appId",
            .text,
            "the app's number in the App Store",
            example: "123456789"
        ),
        ConfigurationKey(
            "uid",
            .text,
            "the id that AppsFlyer's SDK made",
            example: "1767268800000-1234567"
        ),
        ConfigurationKey(
            "systemVersion",
            .text,
            "the version of the device's iOS",
            example: "18.0"
        ),
    ]

    init(devKey: Secret, appId: String, uid: String, systemVersion: String?) {
        self.devKey = devKey
        self.appId = appId
        self.uid = uid
        self.systemVersion = systemVersion
    }

    init(_ settings: VendorSettings) throws(ConfigurationProblem) {
        devKey = Secret(try settings.required("devKey"))
        appId = try settings.required("appId")
        uid = try settings.required("uid")
        systemVersion = settings["systemVersion"]
    }

    static let demonstration: AppsFlyerKeys? = AppsFlyerKeys(
        devKey: Secret("demonstration"),
        appId: "123456789",
        uid: "1767268800000-1234567",
        systemVersion: "18.0"
    )
}

extension AppConfiguration {
    var appsFlyer: AppsFlyerKeys? { keys(of: .appsflyer) }
}
