import HeraldCore
import Inspector

/// The words that narrow down what the inspector shows, each of which can mean one thing alone.
struct InspectorWords {
    /// The names of the vendors that are there.
    let vendors: [String]

    /// The names of the events that were tracked until now.
    let events: [String]

    /// A filter of words; `all` alone is none.
    func filter(_ words: [String]) throws(NotPossible) -> InspectorFilter {
        var filter = InspectorFilter.all
        for word in words where words != ["all"] {
            if vendors.contains(word) {
                filter.vendor = word
            } else if let kind = InspectorKind(rawValue: word) {
                filter.kind = kind
            } else if let outcome = RouteReport.Outcome(rawValue: word) {
                filter.outcome = outcome
            } else if let delivery = InspectorDelivery(rawValue: word) {
                filter.delivery = delivery
            } else if events.contains(word) {
                filter.event = word
            } else {
                throw unknown(word)
            }
        }
        return filter
    }

    private func unknown(_ word: String) -> NotPossible {
        let lists = lists
        let question = Suggestion.question(for: word, in: lists.flatMap(\.words))
        let possible = lists.map { "\($0.name): \($0.words.joined(separator: ", "))." }
        return NotPossible(
            "'\(word)' is nothing that calls are shown by.\(question) "
                + possible.joined(separator: " ")
        )
    }

    private var lists: [(name: String, words: [String])] {
        [
            ("Vendors", vendors),
            ("Kinds", InspectorKind.allCases.map(\.rawValue)),
            ("Outcomes", RouteReport.Outcome.allCases.map(\.rawValue)),
            ("Deliveries", InspectorDelivery.allCases.map(\.rawValue)),
            ("Events until now", events),
        ]
    }
}
