import AdapterTesting
import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

/// Mixpanel's row in the contract.
struct MixpanelUnderTest: AdapterUnderTest {
    private let mixpanel: MixpanelInstance

    init(sink: any RecordSink) {
        mixpanel = .sample(sink: sink)
    }

    var instance: any AnyObject & Sendable { mixpanel }

    var generic: (any MixpanelEventTrackerFactory)? {
        GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)
    }
    var genericSetters: (any MixpanelPropertySetterFactory)? {
        GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
    }
    var screenViews: (any MixpanelEventTrackerFactory)? {
        ScreenViewMixpanelEventTrackerFactory(mixpanel: mixpanel)
    }

    func tracker(for event: any Event) -> any MixpanelEventTracker {
        GenericMixpanelEventTracker(event: event, mixpanel: mixpanel)
    }

    func tracker(doing act: @escaping @Sendable () throws -> Void) -> any MixpanelEventTracker {
        ActingMixpanelEventTracker(act: act)
    }

    func provider(
        named name: String,
        events: any MixpanelEventTrackerFactory,
        properties: any MixpanelPropertySetterFactory
    ) -> HeraldProvider {
        .mixpanel(mixpanel, named: name, events: events, properties: properties)
    }
}

private struct ActingMixpanelEventTracker: MixpanelEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}
