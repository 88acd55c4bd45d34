import AdapterTesting
@preconcurrency import AmplitudeSwift
import HeraldAmplitude
import HeraldCore
import Synchronization
import VendorDelivery

/// An app with Amplitude alone, and what Amplitude gets of it.
struct AmplitudeApplication: Sendable {
    let amplitude: Amplitude
    private let stage: Stage
    private let sink = DryRun()

    /// With Herald's own factories, before which a test may place one of its own.
    init(first factory: (Amplitude) -> [any AmplitudeEventTrackerFactory] = { _ in [] }) {
        amplitude = .sample(sink: sink)
        stage = Stage(
            [
                .amplitude(
                    amplitude,
                    events: CompositeAmplitudeEventTrackerFactory(
                        factory(amplitude) + [
                            ScreenViewAmplitudeEventTrackerFactory(amplitude: amplitude),
                            GenericAmplitudeEventTrackerFactory(amplitude: amplitude),
                        ]
                    ),
                    properties: GenericAmplitudePropertySetterFactory(amplitude: amplitude)
                )
            ],
            over: []
        )
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var records: [VendorRecord] { sink.records }
    var names: [String] { records.map(\.name) }
    var bodies: [String] { records.map(\.body) }
}

extension Amplitude {
    /// An instance of a project that exists nowhere; its devices are `device-1`, `device-2`,
    /// and so on.
    static func sample(sink: any RecordSink) -> Amplitude {
        let devices = Devices()
        return Amplitude(
            configuration: Configuration(
                apiKey: Secret("hush"),
                sink: sink,
                makeDeviceID: devices.next
            )
        )
    }
}

extension HeraldProvider {
    static func amplitude(
        _ amplitude: Amplitude,
        named name: String = "amplitude",
        events: any AmplitudeEventTrackerFactory,
        properties: any AmplitudePropertySetterFactory
    ) -> HeraldProvider {
        let tracker = AmplitudeAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: properties
        )
        let service = AmplitudeAnalyticsService(amplitude: amplitude)
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

private final class Devices: Sendable {
    private let count = Atomic(0)

    @Sendable func next() -> String {
        "device-\(count.add(1, ordering: .relaxed).newValue)"
    }
}
