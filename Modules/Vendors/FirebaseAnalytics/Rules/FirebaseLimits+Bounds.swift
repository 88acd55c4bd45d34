import VendorDelivery

extension FirebaseLimits {
    /// For names of events and of parameters.
    static let nameCharacters = 40
    static let parameterCount = 25
    static let valueCharacters = 100
    static let itemCustomParameterCount = 10
    static let userPropertiesPerRequest = 25
    static let userPropertyNameCharacters = 24
    static let userPropertyValueCharacters = 36
    static let userIDCharacters = 256
    static let appInstanceIDDigits = 32

    static let nameFormInWords =
        "a name of the letters a to z and A to Z, digits and _ that starts with a letter"

    /// Where a rule is written down.
    enum Source {
        case reference
        case validator
        case sending
        /// Google's page on how events are named.
        case names
        /// No page says it, or says it of this; it was chosen for a reason.
        case choice(String)

        var text: String {
            let pages = "https://developers.google.com/analytics/devguides/collection/protocol/ga4"
            return switch self {
            case .reference: "\(pages)/reference"
            case .validator: "\(pages)/validating-events"
            case .sending: "\(pages)/sending-events"
            case .names: "https://support.google.com/analytics/answer/13316687"
            case .choice(let reason): "a choice: \(reason)"
            }
        }
    }

    static func rule(_ name: String, _ limit: String, _ source: Source) -> VendorRule {
        VendorRule(vendor: "firebase", name: name, limit: limit, source: source.text)
    }

    /// Characters are counted as UTF-16 does, in which no text is shorter than Google's count.
    static func isLonger(_ text: String, than limit: Int) -> Bool {
        text.utf8.count > limit && text.utf16.count > limit
    }
}
