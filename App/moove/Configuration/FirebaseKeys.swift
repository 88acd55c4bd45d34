import AnalyticsConsent
import FirebaseAnalytics
import VendorDelivery

/// What Firebase needs: a stream of an app or of a web site, and where Google receives its data.
///
/// An app's stream takes an instance id that Firebase's own SDK made; for a web site's the client id
/// is minted on this device.
struct FirebaseKeys: VendorKeys {
    let stream: AnalyticsStream
    let region: FirebaseRequests.Region

    static let purpose = Purpose.analytics

    static let all = [
        ConfigurationKey(
            "apiSecret",
            .secret,
            "the stream's secret of the Measurement Protocol",
            example: "your-api-secret"
        ),
        ConfigurationKey(
            "appId",
            .text,
            "an app stream's Firebase app id",
            example: "1:1234567890:ios:321abc456def7890"
        ),
        ConfigurationKey(
            "appInstanceId",
            .text,
            "the id that Firebase's SDK made",
            example: "0123456789abcdef0123456789abcdef"
        ),
        ConfigurationKey(
            "measurementId",
            .text,
            "a web stream's id as G-ABC123, instead of the two above",
            example: nil
        ),
        ConfigurationKey(
            "region",
            .word(of: ["global", "europe"]),
            "where Google receives the data",
            example: "global"
        ),
    ]

    init(stream: AnalyticsStream, region: FirebaseRequests.Region = .global) {
        self.stream = stream
        self.region = region
    }

    init(_ settings: VendorSettings) throws(ConfigurationProblem) {
        region = settings["region"] == "europe" ? .europe : .global
        stream = try Self.stream(of: settings)
    }

    private static func stream(
        of settings: VendorSettings
    ) throws(ConfigurationProblem) -> AnalyticsStream {
        let secret = Secret(try settings.required("apiSecret"))
        let isApp = settings.has("appId") || settings.has("appInstanceId")
        switch (settings["measurementId"], isApp) {
        case (let id?, false):
            return .web(measurementID: id, clientID: nil, secret: secret)
        case (nil, true):
            return .app(
                firebaseAppID: try settings.required("appId"),
                appInstanceID: try settings.required("appInstanceId"),
                secret: secret
            )
        case (.some, true):
            throw ConfigurationProblem(
                "'vendors.firebase.measurementId' is a web stream's and "
                    + "'vendors.firebase.appId' an app stream's, and events go to one of them. "
                    + "To fix, remove one."
            )
        case (nil, false):
            throw settings.missing(
                "'vendors.firebase.measurementId', or 'vendors.firebase.appId' with "
                    + "'vendors.firebase.appInstanceId',",
                "measurementId"
            )
        }
    }

    /// An app's stream that exists nowhere.
    static let demonstration: FirebaseKeys? = FirebaseKeys(
        stream: .app(
            firebaseAppID: "1:1234567890:ios:321abc456def7890",
            appInstanceID: "0123456789abcdef0123456789abcdef",
            secret: Secret("demonstration")
        )
    )
}

extension AppConfiguration {
    var firebase: FirebaseKeys? { keys(of: .firebase) }
}
