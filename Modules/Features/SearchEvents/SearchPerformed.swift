import HeraldCore

/// Somebody searched: for what kind of thing, with how long a query, and how much was found.
///
/// The query itself can't get in here, since there is no place for it.
package struct SearchPerformed: Event {
    package let kind: SearchKind

    /// In characters, as a person counts them.
    package let queryLength: Int

    /// How much was found.
    package let results: Int

    package init(kind: SearchKind, queryLength: Int, results: Int) {
        self.kind = kind
        self.queryLength = queryLength
        self.results = results
    }

    var name: String { "search_performed" }
    var parameters: [String: AnalyticsValue] {
        [
            "kind": .string(kind.rawValue), "query_length": .int(queryLength),
            "results": .int(results),
        ]
    }
}
