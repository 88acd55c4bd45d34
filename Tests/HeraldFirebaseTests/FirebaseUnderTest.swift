import AdapterTesting
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

/// Firebase's row in the contract.
struct FirebaseUnderTest: AdapterUnderTest {
    private let analytics: AnalyticsInstance

    init(sink: any RecordSink) {
        analytics = AnalyticsInstance(stream: .sample, sink: sink)
    }

    var instance: any AnyObject & Sendable { analytics }

    var generic: (any FirebaseEventTrackerFactory)? { GenericFirebaseEventTrackerFactory() }
    var genericSetters: (any FirebasePropertySetterFactory)? {
        GenericFirebasePropertySetterFactory()
    }
    var screenViews: (any FirebaseEventTrackerFactory)? { ScreenViewFirebaseEventTrackerFactory() }

    func tracker(for event: any Event) -> any FirebaseEventTracker {
        GenericFirebaseEventTracker(event: event)
    }

    func tracker(doing act: @escaping @Sendable () throws -> Void) -> any FirebaseEventTracker {
        ActingFirebaseEventTracker(act: act)
    }

    func provider(
        named name: String,
        events: any FirebaseEventTrackerFactory,
        properties: any FirebasePropertySetterFactory
    ) -> HeraldProvider {
        .firebase(named: name, events: events, properties: properties)
    }
}

private struct ActingFirebaseEventTracker: FirebaseEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}
