import AdapterTesting
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import Testing
import VendorDelivery

/// An app over stand-ins of its own, and what each vendor gets of it.
struct App: Sendable {
    private let stage: Stage
    private let routeLog = Log<RouteReport>()
    private let firebaseSink = DryRun()
    private let mixpanelSink = DryRun()

    init(_ providers: (MixpanelInstance) -> [HeraldProvider]) {
        let analytics = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:234:ios:abc",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: firebaseSink
        )
        let mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: mixpanelSink,
            makeDeviceID: { "d-1" }
        )
        stage = Stage(
            providers(mixpanel),
            over: [analytics, mixpanel],
            observer: { [routeLog] in routeLog.append($0) }
        )
    }

    init(_ provider: HeraldProvider) {
        self.init { _ in [provider] }
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var firebase: [VendorRecord] { firebaseSink.records }
    var mixpanel: [VendorRecord] { mixpanelSink.records }

    /// Who answered for each call and vendor, and how: `claimed by GenericFirebaseEventTrackerFactory`.
    var answers: [String] {
        routeLog.entries.map { route in
            "\(route.outcome)" + (route.factory.map { " by \($0)" } ?? "")
        }
    }

    /// The trackers that ran for each call and vendor.
    var trackers: [[String]] { routeLog.entries.map { $0.trackers.map(\.description) } }
}

extension HeraldProvider {
    static func firebase(
        _ events: any FirebaseEventTrackerFactory,
        properties: [any FirebasePropertySetterFactory] = [GenericFirebasePropertySetterFactory()]
    ) -> HeraldProvider {
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: CompositeFirebasePropertySetterFactory(properties)
        )
        return HeraldProvider(name: "firebase", events: tracker, properties: tracker)
    }

    static func mixpanel(
        _ mixpanel: MixpanelInstance,
        features: [any MixpanelEventTrackerFactory] = [],
        properties: [any MixpanelPropertySetterFactory] = []
    ) -> HeraldProvider {
        let tracker = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                features + [GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)]
            ),
            propertySetterFactory: CompositeMixpanelPropertySetterFactory(properties)
        )
        return HeraldProvider(name: "mixpanel", events: tracker, properties: tracker)
    }
}

extension ExitTest.Result? {
    /// What the program wrote on standard error.
    var errorText: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    }
}
