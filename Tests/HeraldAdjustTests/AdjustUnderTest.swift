import AdapterTesting
@preconcurrency import AdjustSdk
import HeraldAdjust
import HeraldCore
import VendorDelivery

/// Adjust's row in the contract: each event's name is its token.
struct AdjustUnderTest: AdapterUnderTest {
    private let adjust: AdjustInstance

    init(sink: any RecordSink) {
        adjust = .sample(sink: sink)
        adjust.initSdk(.sample)
    }

    var instance: any AnyObject & Sendable { adjust }

    var generic: (any AdjustEventTrackerFactory)? { nil }
    var genericSetters: (any AdjustPropertySetterFactory)? { GenericAdjustPropertySetterFactory() }
    var screenViews: (any AdjustEventTrackerFactory)? { nil }

    func tracker(for event: any Event) -> any AdjustEventTracker {
        TokenAdjustEventTracker(event: event, eventToken: event.name)
    }

    func tracker(doing act: @escaping @Sendable () throws -> Void) -> any AdjustEventTracker {
        ActingAdjustEventTracker(act: act)
    }

    func provider(
        named name: String,
        events: any AdjustEventTrackerFactory,
        properties: any AdjustPropertySetterFactory
    ) -> HeraldProvider {
        .adjust(named: name, events: events, properties: properties)
    }
}

private struct ActingAdjustEventTracker: AdjustEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}
