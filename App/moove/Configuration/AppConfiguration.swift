/// Which vendors the app has, and with which keys.
///
/// A vendor without keys is absent: neither its SDK's object nor features' factories for it are made.
struct AppConfiguration: Sendable {
    let credentials: Credentials
    private var keys: [VendorName: any VendorKeys]

    /// The vendors that a flow plays without.
    private var leftOut: Set<VendorName> = []

    /// What there is where nobody configured anything: every vendor, with keys of no real account.
    static let demonstration = AppConfiguration()

    private init() {
        credentials = .demonstration
        keys = [:]
        for vendor in VendorName.allCases {
            keys[vendor] = vendor.keys.demonstration
        }
    }

    /// The vendors that somebody set keys for, and no others.
    init(_ settings: [VendorName: [String: Setting]]) throws(ConfigurationProblem) {
        credentials = .configured
        keys = [:]
        for vendor in VendorName.allCases {
            guard let settings = settings[vendor], !settings.isEmpty else { continue }
            keys[vendor] = try vendor.keys.init(VendorSettings(settings, of: vendor))
        }
    }

    /// A vendor's keys, when it has any.
    func keys<Keys: VendorKeys>(of vendor: VendorName) -> Keys? {
        keys[vendor] as? Keys
    }

    /// The same with some vendors absent.
    func without(_ vendors: Set<VendorName>) -> AppConfiguration {
        var rest = self
        rest.keys = keys.filter { !vendors.contains($0.key) }
        rest.leftOut.formUnion(vendors)
        return rest
    }

    /// Every vendor, and why it is absent when it is.
    var presence: [VendorPresence] {
        VendorName.allCases.map { vendor in
            let key = vendor.keys.all.first.map { "\(vendor.rawValue).\($0.name)" }
            let reason = leftOut.contains(vendor) ? "left out" : "no \(key ?? vendor.rawValue)"
            return VendorPresence(vendor: vendor, absence: keys[vendor] == nil ? reason : nil)
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
