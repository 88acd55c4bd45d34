public import VendorDelivery

/// The GA4 data stream that events go to; each stream has a Measurement Protocol secret of its own.
public enum AnalyticsStream: Sendable, Equatable {
    /// A stream of a mobile app. GA4 reports on an `appInstanceID` only when Firebase's SDK made it
    /// (https://developers.google.com/analytics/devguides/collection/protocol/ga4).
    case app(firebaseAppID: String, appInstanceID: String, secret: Secret)
    /// A stream of a web site, for programs that no SDK has given an id; `clientID` may be any
    /// text that stays the same for an installation. Without one, the first event makes it.
    case web(measurementID: String, clientID: String?, secret: Secret)

    var secret: Secret {
        switch self {
        case .app(_, _, let secret), .web(_, _, let secret): secret
        }
    }

    /// The query item that names the stream.
    var queryItem: VendorRequest.Field {
        switch self {
        case .app(let id, _, _): .init(name: "firebase_app_id", value: .plain(id))
        case .web(let id, _, _): .init(name: "measurement_id", value: .plain(id))
        }
    }

    /// The installation's id at first, if it has one.
    var initialInstanceID: String? {
        switch self {
        case .app(_, let id, _): id
        case .web(_, let id, _): id
        }
    }

    /// The member of the envelope that the installation's id goes in.
    var instanceIDKey: String {
        switch self {
        case .app: "app_instance_id"
        case .web: "client_id"
        }
    }

    /// Whether an installation may make itself a new id; only Firebase's SDK can for an app.
    var mintsInstanceID: Bool {
        switch self {
        case .app: false
        case .web: true
        }
    }

    /// The name an event goes out under: GA4 takes two names from app streams only.
    func eventName(_ name: String) -> String {
        guard case .web = self else { return name }
        switch name {
        case AnalyticsEventScreenView: return "screen_viewed"
        case AnalyticsEventAdImpression: return "ad_viewed"
        default: return name
        }
    }

    /// Checks the name that an event goes out under.
    func check(eventName name: String) throws(RecordProblem) {
        do throws(VendorRule) {
            try FirebaseLimits.check(eventName: name, isWeb: mintsInstanceID)
        } catch {
            throw RecordProblem(record: name, key: nil, rule: error)
        }
    }

    func check(instanceID id: String) throws(VendorRule) {
        switch self {
        case .app: try FirebaseLimits.check(appInstanceID: id)
        case .web: try FirebaseLimits.check(clientID: id)
        }
    }
}
