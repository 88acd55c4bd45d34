import AdapterTesting
import HeraldCore
import HeraldSentry
@preconcurrency import Sentry
import VendorDelivery

/// Sentry's row in the contract: each event is an issue of its name.
///
/// It has no generic factory there, since a breadcrumb makes no record.
struct SentryUnderTest: AdapterUnderTest {
    private let sentry: SentryInstance

    init(sink: any RecordSink) {
        sentry = .sample(sink: sink)
        sentry.start { _ in }
    }

    var instance: any AnyObject & Sendable { sentry }

    var generic: (any SentryEventTrackerFactory)? { nil }
    var genericSetters: (any SentryPropertySetterFactory)? {
        TagSentryPropertySetterFactory(names: ["seat", "plan"])
    }
    var screenViews: (any SentryEventTrackerFactory)? { nil }

    func tracker(for event: any HeraldCore.Event) -> any SentryEventTracker {
        IssueSentryEventTracker(
            event: SentryIssueEvent(name: event.name, type: event.name, domain: "test", code: 1)
        )
    }

    func tracker(doing act: @escaping @Sendable () throws -> Void) -> any SentryEventTracker {
        ActingSentryEventTracker(act: act)
    }

    func provider(
        named name: String,
        events: any SentryEventTrackerFactory,
        properties: any SentryPropertySetterFactory
    ) -> HeraldProvider {
        .sentry(named: name, events: events, properties: properties)
    }
}

private struct ActingSentryEventTracker: SentryEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}
