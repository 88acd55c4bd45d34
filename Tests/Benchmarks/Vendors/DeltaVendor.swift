// Made by Vendors/generate from vendor.swift.in: an adapter like the shipped ones, for a vendor that
// only reads what it is given.
import HeraldCore

protocol DeltaEventTracker: EventTracker {}
protocol DeltaPropertySetter: PropertySetter {}
typealias DeltaEventTrackerFactory = EventTrackerFactory<any DeltaEventTracker>
typealias DeltaEventTrackerTable = EventTrackerTable<any DeltaEventTracker>
typealias DeltaRoute = Route<any DeltaEventTracker>

struct GenericDeltaEventTracker: DeltaEventTracker {
    let event: any Event
    let sink: VendorSink

    func track() {
        sink.receive(event.name, event.parameters)
    }
}

struct GenericDeltaEventTrackerFactory: DeltaEventTrackerFactory, FallbackFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any DeltaEventTracker> {
        .claimed([GenericDeltaEventTracker(event: event, sink: sink)])
    }
}

extension GenericDeltaEventTrackerFactory: DirectEventTrackerFactory {
    var direct: DirectEventTracker {
        DirectEventTracker(as: GenericDeltaEventTracker.self) { event, parameters in
            sink.receive(event.name, parameters)
        }
    }
}

struct ScreenViewDeltaEventTrackerFactory: DeltaEventTrackerFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any DeltaEventTracker> {
        guard event is any ScreenViewEvent else { return .declined }
        return .claimed([GenericDeltaEventTracker(event: event, sink: sink)])
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any ScreenViewEvent.Type }
}

/// A feature's table with one row.
struct FeatureDeltaEventTrackerFactory<Claimed: Event>: DeltaEventTrackerTable {
    let sink: VendorSink

    var routes: [DeltaRoute] {
        Route.on(Claimed.self) { .claimed([GenericDeltaEventTracker(event: $0, sink: sink)]) }
    }
}

struct DroppingDeltaPropertySetterFactory: PropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any DeltaPropertySetter> { .dropped }
}

enum DeltaVendor {
    static func provider(_ sink: VendorSink, features: [any Event.Type]) -> HeraldProvider {
        let screenViews = ScreenViewDeltaEventTrackerFactory(sink: sink)
        let generic = GenericDeltaEventTrackerFactory(sink: sink)
        let chain = CompositeEventTrackerFactory<any DeltaEventTracker>(
            [screenViews] + features.map { table(for: $0, sink) } + [generic]
        )
        let service = AnalyticsTrackerService(
            events: chain,
            properties: DroppingDeltaPropertySetterFactory(),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
        return HeraldProvider(name: "delta", events: service)
    }

    private static func table<Claimed: Event>(
        for _: Claimed.Type,
        _ sink: VendorSink
    ) -> any DeltaEventTrackerFactory {
        FeatureDeltaEventTrackerFactory<Claimed>(sink: sink)
    }
}
