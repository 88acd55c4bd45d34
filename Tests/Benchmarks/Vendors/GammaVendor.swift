// Made by Vendors/generate from vendor.swift.in: an adapter like the shipped ones, for a vendor that
// only reads what it is given.
import HeraldCore

protocol GammaEventTracker: EventTracker {}
protocol GammaPropertySetter: PropertySetter {}
typealias GammaEventTrackerFactory = EventTrackerFactory<any GammaEventTracker>
typealias GammaEventTrackerTable = EventTrackerTable<any GammaEventTracker>
typealias GammaRoute = Route<any GammaEventTracker>

struct GenericGammaEventTracker: GammaEventTracker {
    let event: any Event
    let sink: VendorSink

    func track() {
        sink.receive(event.name, event.parameters)
    }
}

struct GenericGammaEventTrackerFactory: GammaEventTrackerFactory, FallbackFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any GammaEventTracker> {
        .claimed([GenericGammaEventTracker(event: event, sink: sink)])
    }
}

extension GenericGammaEventTrackerFactory: DirectEventTrackerFactory {
    var direct: DirectEventTracker {
        DirectEventTracker(as: GenericGammaEventTracker.self) { event, parameters in
            sink.receive(event.name, parameters)
        }
    }
}

struct ScreenViewGammaEventTrackerFactory: GammaEventTrackerFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any GammaEventTracker> {
        guard event is any ScreenViewEvent else { return .declined }
        return .claimed([GenericGammaEventTracker(event: event, sink: sink)])
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any ScreenViewEvent.Type }
}

/// A feature's table with one row.
struct FeatureGammaEventTrackerFactory<Claimed: Event>: GammaEventTrackerTable {
    let sink: VendorSink

    var routes: [GammaRoute] {
        Route.on(Claimed.self) { .claimed([GenericGammaEventTracker(event: $0, sink: sink)]) }
    }
}

struct DroppingGammaPropertySetterFactory: PropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any GammaPropertySetter> { .dropped }
}

enum GammaVendor {
    static func provider(_ sink: VendorSink, features: [any Event.Type]) -> HeraldProvider {
        let screenViews = ScreenViewGammaEventTrackerFactory(sink: sink)
        let generic = GenericGammaEventTrackerFactory(sink: sink)
        let chain = CompositeEventTrackerFactory<any GammaEventTracker>(
            [screenViews] + features.map { table(for: $0, sink) } + [generic]
        )
        let service = AnalyticsTrackerService(
            events: chain,
            properties: DroppingGammaPropertySetterFactory(),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
        return HeraldProvider(name: "gamma", events: service)
    }

    private static func table<Claimed: Event>(
        for _: Claimed.Type,
        _ sink: VendorSink
    ) -> any GammaEventTrackerFactory {
        FeatureGammaEventTrackerFactory<Claimed>(sink: sink)
    }
}
