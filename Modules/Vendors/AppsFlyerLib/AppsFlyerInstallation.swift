import VendorDelivery

/// An app on a device, as AppsFlyer knows it.
struct AppsFlyerInstallation: Sendable {
    var devKey: Secret { didSet { problem = foundProblem } }
    var appleAppID: String { didSet { problem = foundProblem } }
    /// Thirteen digits, a hyphen, seven digits.
    let identifier: String
    /// The version of the device's system, as `18.0`.
    let systemVersion: String?

    /// What AppsFlyer would refuse all records for.
    ///
    /// It answers 200 to some of these and keeps nothing.
    private(set) var problem: BrokenRule?

    init(devKey: Secret, appleAppID: String, identifier: String, systemVersion: String?) {
        self.devKey = devKey
        self.appleAppID = appleAppID
        self.identifier = identifier
        self.systemVersion = systemVersion
        problem = foundProblem
    }

    private var foundProblem: BrokenRule? {
        AppsFlyerLimits.refusal(ofKey: devKey)
            ?? AppsFlyerLimits.refusal(ofAppNumber: number)
            ?? AppsFlyerLimits.refusal(ofInstallation: identifier)
    }

    var requests: AppsFlyerRequests {
        AppsFlyerRequests(devKey: devKey, appID: "id\(number)")
    }

    /// The app's number alone.
    private var number: Substring {
        appleAppID.hasPrefix("id") ? appleAppID.dropFirst(2) : appleAppID[...]
    }
}
