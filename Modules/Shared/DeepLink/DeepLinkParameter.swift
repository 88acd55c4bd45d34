/// A query parameter that links may have, by its name in the URL.
package enum DeepLinkParameter: String, Sendable, CaseIterable {
    case riderId
    case fareId
    case source = "utm_source"
    case medium = "utm_medium"
    case campaign = "utm_campaign"

    /// Whether a link to any path may have it.
    var isAboutCampaign: Bool {
        switch self {
        case .riderId, .fareId: false
        case .source, .medium, .campaign: true
        }
    }
}
