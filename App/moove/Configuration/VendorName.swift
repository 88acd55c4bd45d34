import AnalyticsConsent

/// The vendors that a configuration can have keys for, in the order they are called.
enum VendorName: String, CaseIterable, Sendable {
    case firebase
    case mixpanel
    case amplitude
    case adjust
    case appsflyer
    case sentry

    /// What the vendor's keys are read into.
    var keys: any VendorKeys.Type {
        switch self {
        case .firebase: FirebaseKeys.self
        case .mixpanel: MixpanelKeys.self
        case .amplitude: AmplitudeKeys.self
        case .adjust: AdjustKeys.self
        case .appsflyer: AppsFlyerKeys.self
        case .sentry: SentryKeys.self
        }
    }
}

extension VendorName {
    /// What somebody has to agree to before the vendor gets anything.
    var purpose: Purpose { keys.purpose }

    /// The vendors that a purpose is for.
    static func all(for purpose: Purpose) -> [VendorName] {
        allCases.filter { $0.purpose == purpose }
    }
}
