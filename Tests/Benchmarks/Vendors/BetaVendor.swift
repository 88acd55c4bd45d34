// Made by Vendors/generate from vendor.swift.in: an adapter like the shipped ones, for a vendor that
// only reads what it is given.
import HeraldCore

protocol BetaEventTracker: EventTracker {}
protocol BetaPropertySetter: PropertySetter {}
typealias BetaEventTrackerFactory = EventTrackerFactory<any BetaEventTracker>
typealias BetaEventTrackerTable = EventTrackerTable<any BetaEventTracker>
typealias BetaRoute = Route<any BetaEventTracker>

struct GenericBetaEventTracker: BetaEventTracker {
    let event: any Event
    let sink: VendorSink

    func track() {
        sink.receive(event.name, event.parameters)
    }
}

struct GenericBetaEventTrackerFactory: BetaEventTrackerFactory, FallbackFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any BetaEventTracker> {
        .claimed([GenericBetaEventTracker(event: event, sink: sink)])
    }
}

extension GenericBetaEventTrackerFactory: DirectEventTrackerFactory {
    var direct: DirectEventTracker {
        DirectEventTracker(as: GenericBetaEventTracker.self) { event, parameters in
            sink.receive(event.name, parameters)
        }
    }
}

struct ScreenViewBetaEventTrackerFactory: BetaEventTrackerFactory {
    let sink: VendorSink

    func create(_ event: any Event) -> Resolution<any BetaEventTracker> {
        guard event is any ScreenViewEvent else { return .declined }
        return .claimed([GenericBetaEventTracker(event: event, sink: sink)])
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any ScreenViewEvent.Type }
}

/// A feature's table with one row.
struct FeatureBetaEventTrackerFactory<Claimed: Event>: BetaEventTrackerTable {
    let sink: VendorSink

    var routes: [BetaRoute] {
        Route.on(Claimed.self) { .claimed([GenericBetaEventTracker(event: $0, sink: sink)]) }
    }
}

struct DroppingBetaPropertySetterFactory: PropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any BetaPropertySetter> { .dropped }
}

enum BetaVendor {
    static func provider(_ sink: VendorSink, features: [any Event.Type]) -> HeraldProvider {
        let screenViews = ScreenViewBetaEventTrackerFactory(sink: sink)
        let generic = GenericBetaEventTrackerFactory(sink: sink)
        let chain = CompositeEventTrackerFactory<any BetaEventTracker>(
            [screenViews] + features.map { table(for: $0, sink) } + [generic]
        )
        let service = AnalyticsTrackerService(
            events: chain,
            properties: DroppingBetaPropertySetterFactory(),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
        return HeraldProvider(name: "beta", events: service)
    }

    private static func table<Claimed: Event>(
        for _: Claimed.Type,
        _ sink: VendorSink
    ) -> any BetaEventTrackerFactory {
        FeatureBetaEventTrackerFactory<Claimed>(sink: sink)
    }
}
