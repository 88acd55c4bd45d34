import AdapterTesting
import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import Synchronization
import VendorDelivery

/// An app with Mixpanel alone, and what Mixpanel gets of it.
struct MixpanelApplication: Sendable {
    let mixpanel: MixpanelInstance
    private let stage: Stage
    private let sink = DryRun()

    /// With Herald's own factories: user properties go on the profile.
    init() {
        mixpanel = .sample(sink: sink)
        stage = Stage(
            [
                .mixpanel(
                    mixpanel,
                    events: CompositeMixpanelEventTrackerFactory([
                        ScreenViewMixpanelEventTrackerFactory(mixpanel: mixpanel),
                        GenericMixpanelEventTrackerFactory(mixpanel: mixpanel),
                    ]),
                    properties: CompositeMixpanelPropertySetterFactory([
                        UserPropertyMixpanelPropertySetterFactory(mixpanel: mixpanel),
                        GenericMixpanelPropertySetterFactory(mixpanel: mixpanel),
                    ])
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

extension MixpanelInstance {
    /// An instance of a project that exists nowhere; its devices are `d-1`, `d-2`, and so on.
    static func sample(sink: any RecordSink) -> MixpanelInstance {
        let devices = Devices()
        return MixpanelInstance(token: Secret("hush"), sink: sink, makeDeviceID: devices.next)
    }
}

extension HeraldProvider {
    static func mixpanel(
        _ mixpanel: MixpanelInstance,
        named name: String = "mixpanel",
        events: any MixpanelEventTrackerFactory,
        properties: any MixpanelPropertySetterFactory
    ) -> HeraldProvider {
        let tracker = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: properties
        )
        let service = MixpanelAnalyticsService(mixpanel: mixpanel)
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
        "d-\(count.add(1, ordering: .relaxed).newValue)"
    }
}
