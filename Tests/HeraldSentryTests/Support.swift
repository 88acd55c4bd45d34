import AdapterTesting
import HeraldCore
import HeraldSentry
@preconcurrency import Sentry
import Testing
import VendorDelivery

/// An app with Sentry alone, and what Sentry gets of it.
struct SentryApplication: Sendable {
    let sentry: SentryInstance
    private let stage: Stage
    private let sink = DryRun()

    /// - Parameters:
    ///   - first: A factory before Herald's own.
    ///   - end: The end of the chain.
    ///   - isEnabled: Whether Sentry is, from the start.
    ///   - observer: Sees what became of each call.
    init(
        first: [any SentryEventTrackerFactory] = [IssueSentryEventTrackerFactory()],
        end: any SentryEventTrackerFactory = GenericSentryEventTrackerFactory(),
        isEnabled: Bool = true,
        observer: RouteObserver? = nil
    ) {
        sentry = .sample(sink: sink)
        stage = Stage(
            [
                .sentry(
                    events: CompositeSentryEventTrackerFactory(first + [end]),
                    properties: TagSentryPropertySetterFactory(names: ["seat"])
                )
            ],
            over: [sentry],
            observer: observer
        )
        if isEnabled { herald.setEnabled(true) }
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var records: [VendorRecord] { sink.records }
    var names: [String] { records.map(\.name) }
    var bodies: [String] { records.map(\.body) }

    /// The breadcrumbs so far, as JSON; each call makes one more record.
    func takeTrail() -> String {
        herald.track(SentryIssueEvent(name: "last", type: "Last", domain: "test", code: 1))
        let values = bodies.last?.firstMatch(of: /"breadcrumbs":\{"values":(.*)\}\}$/)
        return values.map { String($0.1) } ?? ""
    }

    /// What each breadcrumb has first, as no time passes.
    static let time = #""timestamp":"2026-01-01T00:00:00.000000Z""#

    /// The breadcrumb of `takeTrail`.
    static let last =
        #"{\#(time),"type":"error","category":"error","level":"error","message":"last"}"#
}

extension SentryInstance {
    /// An instance of a project that exists nowhere, not yet started.
    static func sample(sink: any RecordSink) -> SentryInstance {
        let text = "https://0123456789abcdef0123456789abcdef@sentry.example/42"
        guard let dsn = try? SentryDSN(text) else {
            fatalError("The sample's address has no longer the form that Sentry takes.")
        }
        return SentryInstance(dsn: dsn, sink: sink, now: { Stage.time })
    }
}

extension HeraldProvider {
    static func sentry(
        named name: String = "sentry",
        events: any SentryEventTrackerFactory,
        properties: any SentryPropertySetterFactory
    ) -> HeraldProvider {
        let tracker = SentryAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: properties
        )
        let service = SentryAnalyticsService { $0.environment = "test" }
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
