import AnalyticsConsent
@preconcurrency import Mixpanel
import VendorDelivery

/// What Mixpanel needs: the project's token, and where its data lives.
struct MixpanelKeys: VendorKeys {
    let token: Secret
    let region: MixpanelRegion

    static let purpose = Purpose.analytics

    static let all = [
        ConfigurationKey("token", .secret, "the project's token", example: "your-project-token"),
        ConfigurationKey(
            "region",
            .word(of: MixpanelRegion.allCases.map(\.rawValue)),
            "where the project's data lives",
            example: MixpanelRegion.unitedStates.rawValue
        ),
    ]

    init(token: Secret, region: MixpanelRegion = .unitedStates) {
        self.token = token
        self.region = region
    }

    init(_ settings: VendorSettings) throws(ConfigurationProblem) {
        token = Secret(try settings.required("token"))
        region = settings["region"].flatMap(MixpanelRegion.init) ?? .unitedStates
    }

    static let demonstration: MixpanelKeys? = MixpanelKeys(token: Secret("demonstration"))
}

extension AppConfiguration {
    var mixpanel: MixpanelKeys? { keys(of: .mixpanel) }
}
