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
        let timeline = InspectorTimeline()
        services.observers.add { timeline.observe($0) }
        vendors = services.vendors
        journey = InspectorJourney(
            timeline: timeline,
            vendors: Set(services.vendors),
            // Somebody who looks for something filters again and again.
            events: DailyThrottle(
                services.analytics,
                types: [InspectorFiltered.self],
                store: services.throttles,
                now: { world.now }
            )
        )
    }

    var choices: [String] {
        ["show VENDOR|KIND|OUTCOME", "show all", "clear", "advertise", "back"]
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
        let filter = try filter(words)
        do {
            try journey.show(filter)
        } catch {
            throw NotPossible("The vendors are \(error.known.joined(separator: ", ")).")
        }
        return "In view: \("call".counted(journey.entries.count))."
    }

    /// A filter of words, each of which can mean one thing alone.
    private func filter(_ words: [String]) throws(NotPossible) -> InspectorFilter {
        var filter = InspectorFilter.all
        for word in words where words != ["all"] {
            if vendors.contains(word) {
                filter.vendor = word
            } else if let kind = InspectorKind(rawValue: word) {
                filter.kind = kind
            } else if let outcome = RouteReport.Outcome(rawValue: word) {
                filter.outcome = outcome
            } else {
                throw NotPossible("'\(word)' is no vendor that is there, no kind and no outcome.")
            }
        }
        return filter
    }
}
