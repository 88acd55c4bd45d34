// Made by Vendors/generate from vendor.swift.in: an adapter like the shipped ones, for a vendor that
// only reads what it is given.
import HeraldCore

protocol EpsilonEventTracker: EventTracker {}
protocol EpsilonPropertySetter: PropertySetter {}
typealias EpsilonEventTrackerFactory = EventTrackerFactory<any EpsilonEventTracker>
typealias EpsilonEventTrackerTable = EventTrackerTable<any EpsilonEventTracker>
typealias EpsilonRoute = Route<any EpsilonEventTracker>

struct GenericEpsilonEventTracker: EpsilonEventTracker {
    let event: any Event
    let sink: VendorSink

    func track() {
        sink.receive(event.name, event.parameters)
    }
}

struct GenericEpsilonEventTrackerFactory: EpsilonEventTrackerFactory, FallbackFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any EpsilonEventTracker> {
        .claimed([GenericEpsilonEventTracker(event: event, sink: sink)])
    }
}

extension GenericEpsilonEventTrackerFactory: DirectEventTrackerFactory {
    var direct: DirectEventTracker {
        DirectEventTracker(as: GenericEpsilonEventTracker.self) { event, parameters in
            sink.receive(event.name, parameters)
        }
    }
}

struct ScreenViewEpsilonEventTrackerFactory: EpsilonEventTrackerFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any EpsilonEventTracker> {
        guard event is any ScreenViewEvent else { return .declined }
        return .claimed([GenericEpsilonEventTracker(event: event, sink: sink)])
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any ScreenViewEvent.Type }
}

/// A feature's table with one row.
struct FeatureEpsilonEventTrackerFactory<Claimed: Event>: EpsilonEventTrackerTable {
    let sink: VendorSink

    var routes: [EpsilonRoute] {
        Route.on(Claimed.self) { .claimed([GenericEpsilonEventTracker(event: $0, sink: sink)]) }
    }
}

struct DroppingEpsilonPropertySetterFactory: PropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any EpsilonPropertySetter> { .dropped }
}

enum EpsilonVendor {
    static func provider(_ sink: VendorSink, features: [any Event.Type]) -> HeraldProvider {
        let screenViews = ScreenViewEpsilonEventTrackerFactory(sink: sink)
        let generic = GenericEpsilonEventTrackerFactory(sink: sink)
        let chain = CompositeEventTrackerFactory<any EpsilonEventTracker>(
            [screenViews] + features.map { table(for: $0, sink) } + [generic]
        )
        let service = AnalyticsTrackerService(
            events: chain,
            properties: DroppingEpsilonPropertySetterFactory(),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
        return HeraldProvider(name: "epsilon", events: service)
    }

    private static func table<Claimed: Event>(
        for _: Claimed.Type,
        _ sink: VendorSink
    ) -> any EpsilonEventTrackerFactory {
        FeatureEpsilonEventTrackerFactory<Claimed>(sink: sink)
    }
}
