/// Which vendors the app has, and with which keys.
///
/// A vendor without keys is absent: neither its SDK's object nor features' factories for it are made.
struct AppConfiguration: Sendable {
    let credentials: Credentials
    private(set) var firebase: FirebaseKeys?
    private(set) var mixpanel: MixpanelKeys?
    private(set) var amplitude: AmplitudeKeys?
    private(set) var adjust: AdjustKeys?
    private(set) var appsFlyer: AppsFlyerKeys?
    private(set) var sentry: SentryKeys?

    /// The vendors that a flow plays without.
    private var leftOut: Set<VendorName> = []

    /// What there is where nobody configured anything: every vendor, with keys of no real account.
    static let demonstration = AppConfiguration()

    private init() {
        credentials = .demonstration
        firebase = .demonstration
        mixpanel = .demonstration
        amplitude = .demonstration
        adjust = .demonstration
        appsFlyer = .demonstration
    }

    /// The vendors that somebody set keys for, and no others.
    init(_ settings: [VendorName: [String: Setting]]) throws(ConfigurationProblem) {
        credentials = .configured
        firebase = try Self.keys(of: .firebase, in: settings)
        mixpanel = try Self.keys(of: .mixpanel, in: settings)
        amplitude = try Self.keys(of: .amplitude, in: settings)
        adjust = try Self.keys(of: .adjust, in: settings)
        appsFlyer = try Self.keys(of: .appsflyer, in: settings)
        sentry = try Self.keys(of: .sentry, in: settings)
    }

    private static func keys<Keys: VendorKeys>(
        of vendor: VendorName,
        in settings: [VendorName: [String: Setting]]
    ) throws(ConfigurationProblem) -> Keys? {
        guard let settings = settings[vendor], !settings.isEmpty else { return nil }
        return try Keys(VendorSettings(settings, of: vendor))
    }

    /// The same with some vendors absent.
    func without(_ vendors: Set<VendorName>) -> AppConfiguration {
        var rest = self
        rest.leftOut.formUnion(vendors)
        for vendor in vendors {
            switch vendor {
            case .firebase: rest.firebase = nil
            case .mixpanel: rest.mixpanel = nil
            case .amplitude: rest.amplitude = nil
            case .adjust: rest.adjust = nil
            case .appsflyer: rest.appsFlyer = nil
            case .sentry: rest.sentry = nil
            }
        }
        return rest
    }

    /// Every vendor, and why it is absent when it is.
    var presence: [VendorPresence] {
        VendorName.allCases.map { vendor in
            if has(vendor) { return VendorPresence(vendor: vendor, absence: nil) }
            let key = vendor.keys.all.first?.name ?? "key"
            let reason = leftOut.contains(vendor) ? "left out" : "no \(vendor.rawValue).\(key)"
            return VendorPresence(vendor: vendor, absence: reason)
        }
    }

    private func has(_ vendor: VendorName) -> Bool {
        switch vendor {
        case .firebase: firebase != nil
        case .mixpanel: mixpanel != nil
        case .amplitude: amplitude != nil
        case .adjust: adjust != nil
        case .appsflyer: appsFlyer != nil
        case .sentry: sentry != nil
        }
    }
}

/// Whose keys the vendors have, which decides where requests may go.
enum Credentials: String, Sendable {
    /// Keys that no vendor knows: for dry run and this machine, never for a vendor's host.
    case demonstration = "demo"

    /// Keys that somebody set.
    case configured
}

/// Whether a vendor is on, and if not, why.
struct VendorPresence: Sendable, Equatable {
    let vendor: VendorName

    /// Nothing when the vendor is on.
    let absence: String?
}
