import AdapterTesting
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

/// An app with Firebase alone, and what GA4 gets of it.
struct FirebaseApplication: Sendable {
    private let stage: Stage
    private let sink = DryRun()

    /// With Herald's own factories.
    init(stream: AnalyticsStream = .sample) {
        stage = Stage(
            [
                .firebase(
                    events: CompositeFirebaseEventTrackerFactory([
                        ScreenViewFirebaseEventTrackerFactory(),
                        GenericFirebaseEventTrackerFactory(),
                    ]),
                    properties: GenericFirebasePropertySetterFactory()
                )
            ],
            over: [AnalyticsInstance(stream: stream, sink: sink)]
        )
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var names: [String] { sink.records.map(\.name) }
    var bodies: [String] { sink.records.map(\.body) }
    var envelopes: [String] { sink.records.map(\.envelope) }
}

extension HeraldProvider {
    static func firebase(
        named name: String = "firebase",
        events: any FirebaseEventTrackerFactory,
        properties: any FirebasePropertySetterFactory
    ) -> HeraldProvider {
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: properties
        )
        let service = FirebaseAnalyticsService()
        return HeraldProvider(
            name: name,
            events: tracker,
            properties: tracker,
            identity: service,
            lifecycle: service,
            consent: service
        )
    }
}

extension AnalyticsStream {
    /// An app's stream that exists nowhere.
    static let sample = AnalyticsStream.app(
        firebaseAppID: "1:234:ios:abc",
        appInstanceID: "0123456789abcdef0123456789abcdef",
        secret: Secret("hush")
    )
}
