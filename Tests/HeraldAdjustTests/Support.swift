import AdapterTesting
@preconcurrency import AdjustSdk
import HeraldAdjust
import HeraldCore
import Testing
import VendorDelivery

/// An app with Adjust alone, and what Adjust gets of it.
struct AdjustApplication: Sendable {
    private let stage: Stage
    private let sink = DryRun()

    /// - Parameters:
    ///   - trackers: What is claimed for every event; nothing to send those with a token.
    ///   - tokens: Each event's token, by its name.
    ///   - isStarted: Whether the SDK is started and enabled.
    init(
        _ trackers: [any AdjustEventTracker & Sendable] = [],
        tokens: [String: String] = ["boarded": "abc123"],
        isStarted: Bool = true
    ) {
        let events: any AdjustEventTrackerFactory =
            trackers.isEmpty
            ? TokenAdjustEventTrackerFactory(tokens: tokens)
            : WrittenFactory { _ in .claimed(trackers) }
        let adjust = AdjustInstance.sample(sink: sink)
        if isStarted { adjust.initSdk(.sample) }
        let properties = GenericAdjustPropertySetterFactory()
        stage = Stage([.adjust(events: events, properties: properties)], over: [adjust])
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var records: [VendorRecord] { sink.records }
    var names: [String] { records.map(\.name) }

    /// What each record says beside the fields that all of them have.
    var ownFields: [String] {
        let common: Set<Substring> = [
            "s2s=1", "app_token=abcdefghijkl", "web_uuid=w-1", "environment=sandbox",
        ]
        return records.map { record in
            let fields = record.body.split(separator: "&")
            #expect(common.isSubset(of: fields))
            return fields.filter { !common.contains($0) }.joined(separator: "&")
        }
    }
}

extension AdjustInstance {
    /// A device that exists nowhere.
    static func sample(sink: any RecordSink) -> AdjustInstance {
        AdjustInstance(device: AdjustDevice(.webUUID("w-1")), sink: sink)
    }
}

extension ADJConfig {
    /// An app that exists nowhere.
    static var sample: ADJConfig {
        guard let config = ADJConfig(appToken: "abcdefghijkl", environment: "sandbox") else {
            fatalError("The sample's app token has no longer the form that Adjust takes.")
        }
        return config
    }
}

extension HeraldProvider {
    static func adjust(
        named name: String = "adjust",
        events: any AdjustEventTrackerFactory,
        properties: any AdjustPropertySetterFactory
    ) -> HeraldProvider {
        let tracker = AdjustAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: properties
        )
        let service = AdjustAnalyticsService(config: .sample)
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
