/// A path that links open, and the parameters that it needs.
enum DeepLinkPage: String, CaseIterable {
    case home = "/home"
    case fareList = "/fare_list"
    case confirmation = "/confirmation"

    var required: [DeepLinkParameter] {
        switch self {
        case .home: []
        case .fareList: [.riderId]
        case .confirmation: [.riderId, .fareId]
        }
    }

    func mayHave(_ parameter: DeepLinkParameter) -> Bool {
        parameter.isAboutCampaign || required.contains(parameter)
    }
}
