package import AnalyticsDiagnostics
package import HeraldCore
package import SearchEvents

/// One person's search, with what is tracked of it: never the query.
///
/// It has one owner: a copy would share the visit of the screen in view.
package struct SearchJourney: Sendable {
    /// The longest query, in characters.
    package static let maximumQueryLength = 100

    /// What was found last, nil before the first search of a visit.
    package private(set) var results: [String]?

    private let catalogue: SearchCatalogue
    private let events: any EventTrackerService
    private var visit: ScreenTracker?

    package init(catalogue: SearchCatalogue = .standard, events: any EventTrackerService) {
        self.catalogue = catalogue
        self.events = events
    }

    /// Shows the search screen, with nothing found yet.
    package mutating func open(from source: (any Screen)? = nil) {
        leave()
        let visit = ScreenTracker(SearchScreen.search, source: source, to: events)
        self.visit = visit
        visit.appeared()
    }

    /// The app shows another feature's screen.
    package mutating func leave() {
        visit?.disappeared()
        visit = nil
        results = nil
    }

    package func phaseChanged(to phase: AppPhase) {
        visit?.phaseChanged(to: phase)
    }

    /// Searches; that somebody did is tracked before anything comes of it.
    ///
    /// - Parameters:
    ///   - kind: What is searched for.
    ///   - query: A part of its name; spaces around it don't count.
    /// - Returns: The names that were found.
    /// - Throws: ``SearchRefusal`` for a query that can't be searched for.
    @discardableResult
    package mutating func search(
        for kind: SearchKind,
        query: String
    ) throws(SearchRefusal) -> [String] {
        try Tap.now(SearchAction.search, on: SearchScreen.search, to: events) {
            () throws(SearchRefusal) -> [String] in
            let query = try Self.checked(query)
            let found = catalogue.results(for: query, of: kind)
            results = found
            events.track(
                SearchPerformed(kind: kind, queryLength: query.count, results: found.count)
            )
            return found
        }
    }

    private static func checked(_ query: String) throws(SearchRefusal) -> String {
        let start = query.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        guard let end else { throw .emptyQuery }
        let query = start[...end]
        guard query.count <= maximumQueryLength else {
            throw .queryTooLong(maximum: maximumQueryLength)
        }
        return String(query)
    }
}
