/// A link that opens a place in the app.
///
/// The whole grammar, in any order of parameters, each at most once:
///
/// ```text
/// moove://app/home
/// moove://app/fare_list?riderId=RIDER
/// moove://app/confirmation?riderId=RIDER&fareId=FARE
/// https://moove.example/…        the same paths
/// utm_source  utm_medium  utm_campaign        optional on each, see Campaign
/// ```
///
/// A link says no price: the fare table does. All its values are from closed lists, so nothing that
/// somebody wrote into a URL can get further than this type.
package struct DeepLink: Sendable, Hashable {
    package let target: Target

    /// What brought the person here, if the link says anything of it.
    package let campaign: Campaign?

    package init(to target: Target, campaign: Campaign? = nil) {
        self.target = target
        self.campaign = campaign
    }

    package var kind: Kind {
        switch target {
        case .home: .home
        case .fareList: .fareList
        case .confirmation: .confirmation
        }
    }
}

extension DeepLink {
    /// The place that a link opens.
    package enum Target: Sendable, Hashable {
        case home
        case fareList(Rider)
        case confirmation(Rider, FareId)
    }

    /// What is tracked of a link.
    package enum Kind: String, Sendable, CaseIterable {
        case home
        case fareList = "fare_list"
        case confirmation

        /// The kind of every link that was rejected.
        case unknown
    }
}
