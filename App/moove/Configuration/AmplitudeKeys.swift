import AmplitudeSwift
import AnalyticsConsent
import VendorDelivery

/// What Amplitude needs: the project's key, where its data lives, and how short ids may be.
struct AmplitudeKeys: VendorKeys {
    let apiKey: Secret
    let serverZone: ServerZone
    let minIdLength: Int?

    static let purpose = Purpose.analytics

    static let all = [
        ConfigurationKey("apiKey", .secret, "the project's API key", example: "your-api-key"),
        ConfigurationKey(
            "serverZone",
            .word(of: ServerZone.allCases.map(\.rawValue)),
            "where the project's data lives",
            example: ServerZone.US.rawValue
        ),
        ConfigurationKey(
            "minIdLength",
            .number,
            "how many characters user and device ids need",
            example: "5"
        ),
    ]

    init(apiKey: Secret, serverZone: ServerZone = .US, minIdLength: Int? = nil) {
        self.apiKey = apiKey
        self.serverZone = serverZone
        self.minIdLength = minIdLength
    }

    init(_ settings: VendorSettings) throws(ConfigurationProblem) {
        apiKey = Secret(try settings.required("apiKey"))
        serverZone = settings["serverZone"].flatMap(ServerZone.init) ?? .US
        minIdLength = settings["minIdLength"].flatMap { Int($0) }
    }

    static let demonstration: AmplitudeKeys? = AmplitudeKeys(apiKey: Secret("demonstration"))
}

extension AppConfiguration {
    var amplitude: AmplitudeKeys? { keys(of: .amplitude) }
}
