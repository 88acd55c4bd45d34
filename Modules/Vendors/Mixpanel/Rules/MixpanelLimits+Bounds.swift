import VendorDelivery

extension MixpanelLimits {
    /// Of properties in an event, members in a dictionary, and elements in a list.
    static let memberCount = 254
    static let textBytes = 255
    static let levels = 3
    static let eventBytes = 999_999
    static let updateBytes = 1_000_000
    /// Of a list or dictionary, as JSON, in an event.
    static let nestedEventBytes = 8 * 1_024
    /// The same in a profile.
    static let nestedProfileBytes = 256 * 1_024
    /// The first second of 1971, in microseconds since 1970.
    static let earliestTime = 365 * 24 * 60 * 60 * 1_000_000

    /// Where a rule is written down.
    enum Source {
        case events
        case profiles
        case properties
        /// No page says it, or says it of this; it was chosen for a reason.
        case choice(String)

        var text: String {
            switch self {
            case .events: "https://developer.mixpanel.com/reference/import-events"
            case .profiles: "https://developer.mixpanel.com/reference/profile-set"
            case .properties:
                "https://docs.mixpanel.com/docs/data-structure/property-reference"
            case .choice(let reason): "a choice: \(reason)"
            }
        }
    }

    static func rule(_ name: String, _ limit: String, _ source: Source) -> VendorRule {
        VendorRule(vendor: "mixpanel", name: name, limit: limit, source: source.text)
    }
}
