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
        let entries = journey.entries
        let records = records(of: entries)
        return "In view: \("call".counted(entries.count))."
            + (records.isEmpty ? "" : " Records: \(records).")
    }

    /// How many records each vendor has of some calls, and what became of them.
    private func records(of entries: [InspectorEntry]) -> String {
        let deliveries = entries.deliveries
        let parts = vendors.compactMap { vendor -> String? in
            guard let counts = deliveries[vendor] else { return nil }
            let texts = InspectorDelivery.allCases.compactMap { delivery in
                counts[delivery].map { "\($0) \(delivery.words)" }
            }
            return "\(vendor) \(texts.joined(separator: " and "))"
        }
        return parts.joined(separator: ", ")
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

extension InspectorDelivery {
    fileprivate var words: String { rawValue.replacing("_", with: " ") }

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
