import AnalyticsDiagnostics
import Search
import SearchEvents

/// The search, driven by a script.
struct SearchPlace: Place {
    private var journey: SearchJourney

    init(_ services: PlaceServices) {
        journey = SearchJourney(events: services.analytics)
    }

    var choices: [String] {
        SearchKind.allCases.map { "search \($0.rawValue) TEXT" } + ["back"]
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
        case .search(let kind, let text):
            guard let kind = SearchKind(rawValue: kind) else {
                throw NotPossible("There is no '\(kind)' to search for.")
            }
            return .done(message(for: kind, text))
        case .back: return .left
        default: return .notMine
        }
    }

    private mutating func message(for kind: SearchKind, _ query: String) -> String {
        do {
            let found = try journey.search(for: kind, query: query)
            return found.isEmpty ? "Nothing found." : "Found \(found.joined(separator: ", "))."
        } catch {
            return "\(error)"
        }
    }
}
