// Made by Vendors/generate from vendor.swift.in: an adapter like the shipped ones, for a vendor that
// only reads what it is given.
import HeraldCore

protocol AlphaEventTracker: EventTracker {}
protocol AlphaPropertySetter: PropertySetter {}
typealias AlphaEventTrackerFactory = EventTrackerFactory<any AlphaEventTracker>
typealias AlphaEventTrackerTable = EventTrackerTable<any AlphaEventTracker>
typealias AlphaRoute = Route<any AlphaEventTracker>

struct GenericAlphaEventTracker: AlphaEventTracker {
    let event: any Event
    let sink: VendorSink

    func track() {
        sink.receive(event.name, event.parameters)
    }
}

struct GenericAlphaEventTrackerFactory: AlphaEventTrackerFactory, FallbackFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any AlphaEventTracker> {
        .claimed([GenericAlphaEventTracker(event: event, sink: sink)])
    }
}

extension GenericAlphaEventTrackerFactory: DirectEventTrackerFactory {
    var direct: DirectEventTracker {
        DirectEventTracker(as: GenericAlphaEventTracker.self) { event, parameters in
            sink.receive(event.name, parameters)
        }
    }
}

struct ScreenViewAlphaEventTrackerFactory: AlphaEventTrackerFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any AlphaEventTracker> {
        guard event is any ScreenViewEvent else { return .declined }
        return .claimed([GenericAlphaEventTracker(event: event, sink: sink)])
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any ScreenViewEvent.Type }
}

/// A feature's table with one row.
struct FeatureAlphaEventTrackerFactory<Claimed: Event>: AlphaEventTrackerTable {
    let sink: VendorSink

    var routes: [AlphaRoute] {
        Route.on(Claimed.self) { .claimed([GenericAlphaEventTracker(event: $0, sink: sink)]) }
    }
}

struct DroppingAlphaPropertySetterFactory: PropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any AlphaPropertySetter> { .dropped }
}

enum AlphaVendor {
    static func provider(_ sink: VendorSink, features: [any Event.Type]) -> HeraldProvider {
        let screenViews = ScreenViewAlphaEventTrackerFactory(sink: sink)
        let generic = GenericAlphaEventTrackerFactory(sink: sink)
        let chain = CompositeEventTrackerFactory<any AlphaEventTracker>(
            [screenViews] + features.map { table(for: $0, sink) } + [generic]
        )
        let service = AnalyticsTrackerService(
            events: chain,
            properties: DroppingAlphaPropertySetterFactory(),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
        return HeraldProvider(name: "alpha", events: service)
    }

    private static func table<Claimed: Event>(
        for _: Claimed.Type,
        _ sink: VendorSink
    ) -> any AlphaEventTrackerFactory {
        FeatureAlphaEventTrackerFactory<Claimed>(sink: sink)
    }
}
