import VendorDelivery

/// An app on a device, as AppsFlyer knows it.
struct AppsFlyerInstallation: Sendable {
    var devKey: Secret
    var appleAppID: String
    /// Thirteen digits, a hyphen, seven digits.
    let identifier: String

    /// What AppsFlyer would refuse all records for: the setting's name, and why.
    ///
    /// It answers 200 to some of these and keeps nothing.
    var problem: (key: String, reason: RecordProblem.Reason)? {
        if devKey.reveal().isEmpty { return ("appsFlyerDevKey", .empty) }
        if !isDigits(number[...]) { return ("appleAppID", .malformed) }
        return isKnownForm ? nil : ("appsflyer_id", .malformed)
    }

    var requests: AppsFlyerRequests {
        AppsFlyerRequests(devKey: devKey, appID: "id\(number)")
    }

    /// The app's number alone.
    private var number: String {
        appleAppID.hasPrefix("id") ? String(appleAppID.dropFirst(2)) : appleAppID
    }

    private var isKnownForm: Bool {
        let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [13, 7] && parts.allSatisfy(isDigits)
    }

    private func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    }
}
