import AnalyticsConsent
import VendorDelivery

/// What a vendor needs to know of the app, whole and checked.
protocol VendorKeys: Sendable {
    /// What somebody has to agree to before the vendor gets anything.
    static var purpose: Purpose { get }

    /// The keys that there are, in the order a file has them; the first is the one nobody can omit.
    static var all: [ConfigurationKey] { get }

    /// Keys that no vendor knows; none for a vendor that can't be shown without real ones.
    static var demonstration: Self? { get }

    /// - Throws: when one is missing that the vendor can't do without, or they exclude each other.
    init(_ settings: VendorSettings) throws(ConfigurationProblem)
}

/// The keys that somebody set for a vendor, each with a value that may stand there.
struct VendorSettings: Sendable {
    let vendor: VendorName
    private let settings: [String: Setting]

    init(_ settings: [String: Setting], of vendor: VendorName) {
        self.settings = settings
        self.vendor = vendor
    }

    var isEmpty: Bool { settings.isEmpty }

    func has(_ name: String) -> Bool { settings[name] != nil }

    subscript(name: String) -> String? { settings[name]?.value.reveal() }

    func required(_ name: String) throws(ConfigurationProblem) -> String {
        guard let value = self[name] else { throw missing("'\(path(name))'", name) }
        return value
    }

    /// The problem that something is missing beside what is set.
    func missing(_ what: String, _ name: String) -> ConfigurationProblem {
        let present = settings.keys.sorted().map { "'\(path($0))'" }.joined(separator: ", ")
        return ConfigurationProblem(
            "\(what) is missing beside \(present), and \(vendor.rawValue) can't do without. To fix, "
                + "set it, in the file or as \(ConfigurationKey.variable(name, of: vendor)), or "
                + "remove what is set for \(vendor.rawValue)."
        )
    }

    private func path(_ name: String) -> String { "vendors.\(vendor.rawValue).\(name)" }
}

/// A key's value, and who set it.
struct Setting: Sendable {
    /// Not shown, whatever it is, but by those who know its key.
    let value: Secret

    /// The variable's name, or the file's.
    let source: String
}
