import AdjustSdk
import AnalyticsConsent
import VendorDelivery

/// What Adjust needs: the app, the device as Adjust knows it, and the tokens of events.
struct AdjustKeys: VendorKeys {
    let config: ADJConfig
    let device: AdjustDevice
    let bearerToken: Secret?

    /// The dashboard's tokens, by the events' names; what has none isn't sent.
    let eventTokens: [String: String]

    static let purpose = Purpose.attribution

    static let all = [
        ConfigurationKey(
            "appToken",
            .text,
            "the app's token, of 12 characters",
            example: "abcdefghijkl"
        ),
        ConfigurationKey(
            "environment",
            .word(of: [ADJEnvironmentSandbox, ADJEnvironmentProduction]),
            "which of the dashboard's data",
            example: ADJEnvironmentSandbox
        ),
        ConfigurationKey(
            "deviceIdKind",
            .word(of: AdjustDevice.Identifier.kinds),
            "what the device's id is",
            example: "idfv"
        ),
        ConfigurationKey(
            "deviceId",
            .text,
            "the id, as Adjust knows it",
            example: "8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"
        ),
        ConfigurationKey(
            "osName",
            .text,
            "the device's system",
            example: "ios"
        ),
        ConfigurationKey(
            "bearerToken",
            .secret,
            "the token of Adjust's S2S security, when that is on",
            example: "your-bearer-token"
        ),
        ConfigurationKey(
            "eventTokens",
            .table,
            "events' tokens, by the events' names",
            example: "ticket_purchased=abc123"
        ),
    ]

    init(config: ADJConfig, device: AdjustDevice, eventTokens: [String: String]) {
        self.config = config
        self.device = device
        self.eventTokens = eventTokens
        bearerToken = nil
    }

    init(_ settings: VendorSettings) throws(ConfigurationProblem) {
        let config = ADJConfig(
            appToken: try settings.required("appToken"),
            environment: settings["environment"] ?? ADJEnvironmentSandbox
        )
        guard let config else {
            throw ConfigurationProblem(
                "'vendors.adjust.appToken' must have 12 characters. To fix, copy it from Adjust's "
                    + "dashboard: an event's token is another one."
            )
        }
        let kind = try settings.required("deviceIdKind")
        let id = try settings.required("deviceId")
        guard let identifier = AdjustDevice.Identifier(kind: kind, id: id) else {
            throw settings.missing("'vendors.adjust.deviceIdKind'", "deviceIdKind")
        }
        self.config = config
        device = AdjustDevice(identifier, operatingSystem: settings["osName"])
        bearerToken = settings["bearerToken"].map { Secret($0) }
        eventTokens = settings["eventTokens"].flatMap(ConfigurationKey.Kind.table) ?? [:]
    }

    /// An app and a device that exist nowhere.
    static let demonstration: AdjustKeys? = {
        guard let config = ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox)
        else {
            fatalError(
                "Adjust refuses the demonstration's app token. To fix, give it 12 characters."
            )
        }
        return AdjustKeys(
            config: config,
            device: AdjustDevice(
                .idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"),
                operatingSystem: "ios"
            ),
            eventTokens: [
                "ticket_purchased": "abc123", "deep_link_opened": "dl0001",
                "checkout_started": "cs0001", "checkout_completed": "cc0001",
            ]
        )
    }()
}

extension AdjustDevice.Identifier {
    fileprivate static let kinds = [
        "adid", "idfa", "idfv", "googleAdvertisingId", "androidId", "webUuid",
    ]

    fileprivate init?(kind: String, id: String) {
        switch kind {
        case "adid": self = .adid(id)
        case "idfa": self = .idfa(id)
        case "idfv": self = .idfv(id)
        case "googleAdvertisingId": self = .googleAdvertisingID(id)
        case "androidId": self = .androidID(id)
        case "webUuid": self = .webUUID(id)
        default: return nil
        }
    }
}

extension AppConfiguration {
    var adjust: AdjustKeys? { keys(of: .adjust) }
}
