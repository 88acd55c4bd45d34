import AdapterTesting
@preconcurrency import AmplitudeSwift
import HeraldAmplitude
import HeraldCore
import VendorDelivery

/// Amplitude's row in the contract.
struct AmplitudeUnderTest: AdapterUnderTest {
    private let amplitude: Amplitude

    init(sink: any RecordSink) {
        amplitude = .sample(sink: sink)
    }

    var instance: any AnyObject & Sendable { amplitude }

    var generic: (any AmplitudeEventTrackerFactory)? {
        GenericAmplitudeEventTrackerFactory(amplitude: amplitude)
    }
    var genericSetters: (any AmplitudePropertySetterFactory)? {
        GenericAmplitudePropertySetterFactory(amplitude: amplitude)
    }
    var screenViews: (any AmplitudeEventTrackerFactory)? {
        ScreenViewAmplitudeEventTrackerFactory(amplitude: amplitude)
    }

    func tracker(for event: any Event) -> any AmplitudeEventTracker {
        GenericAmplitudeEventTracker(event: event, amplitude: amplitude)
    }

    func tracker(doing act: @escaping @Sendable () throws -> Void) -> any AmplitudeEventTracker {
        ActingAmplitudeEventTracker(act: act)
    }

    func provider(
        named name: String,
        events: any AmplitudeEventTrackerFactory,
        properties: any AmplitudePropertySetterFactory
    ) -> HeraldProvider {
        .amplitude(amplitude, named: name, events: events, properties: properties)
    }
}

private struct ActingAmplitudeEventTracker: AmplitudeEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}
