import AnalyticsDiagnostics
import AnalyticsFlows
import HeraldCore
import Inspector

/// The inspector, driven by a script.
struct InspectorPlace: Place {
    private let vendors: [String]
    private var journey: InspectorJourney

    init(_ services: PlaceServices) {
        let world = services.world
        let timeline = InspectorTimeline(look: services.fates.inspectorLook)
        services.observers.add { timeline.observe($0) }
        vendors = services.vendors
        journey = InspectorJourney(
            timeline: timeline,
            vendors: Set(services.vendors),
            instrumentation: DefaultInspectorInstrumentation(
                // Somebody who looks for something filters again and again.
                events: DailyThrottle(
                    services.analytics,
                    types: [InspectorFiltered.self],
                    store: services.throttles,
                    now: { world.now }
                )
            ),
            events: services.analytics
        )
    }

    var choices: [String] {
        ["show VENDOR|KIND|OUTCOME|DELIVERY|EVENT", "show all", "clear", "advertise", "back"]
    }

    mutating func open(from source: (any Screen)?) { journey.open(from: source) }
    mutating func leave() { journey.leave() }
    mutating func phaseChanged(to phase: AppPhase) { journey.phaseChanged(to: phase) }

    mutating func perform(
        _ action: Action,
        isInView: Bool
    ) throws(NotPossible) -> PlaceAnswer {
        guard isInView else { return .notMine }
        switch action {
        case .show(let words): return .done(try show(words))
        case .clear: journey.clear()
        case .advertise: journey.showAdvertisement()
        case .back: return .left
        default: return .notMine
        }
        return .done(nil)
    }

    private mutating func show(_ words: [String]) throws(NotPossible) -> String {
        let filter = try InspectorWords(vendors: vendors, events: journey.eventNames).filter(words)
        do {
            try journey.show(filter)
        } catch {
            throw NotPossible("\(error)")
        }
        return InspectorView(journey.entries, of: vendors).text
    }
}

extension InspectorDelivery {
    fileprivate init(_ fate: RecordFates.Fate) {
        self =
            switch fate {
            case .queued: .queued
            case .beingSent: .beingSent
            case .delivered: .delivered
            case .inDoubt: .inDoubt
            case .dead: .dead
            case .purged: .purged
            case .gone: .gone
            case .dryRun: .dryRun
            }
    }
}

extension RecordFates {
    @Sendable fileprivate func inspectorLook() -> InspectorTimeline.Deliveries {
        let look = look()
        return { vendor, number in
            let counts = look(vendor, number).map { (InspectorDelivery($0.key), $0.value) }
            return Dictionary(uniqueKeysWithValues: counts)
        }
    }
}
