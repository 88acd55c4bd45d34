/// Where a project's data lives; Mixpanel takes in nothing that is sent to another region.
public enum MixpanelRegion: String, Sendable, CaseIterable {
    case unitedStates
    case europe
    case india

    var host: String {
        switch self {
        case .unitedStates: "https://api.mixpanel.com"
        case .europe: "https://api-eu.mixpanel.com"
        case .india: "https://api-in.mixpanel.com"
        }
    }
}
