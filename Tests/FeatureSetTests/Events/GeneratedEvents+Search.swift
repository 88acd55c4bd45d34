import HeraldCore
import Search
import SearchEvents

extension GeneratedEvents {
    mutating func search() -> [any Event] {
        some {
            SearchPerformed(
                kind: $0.one(of: SearchKind.self),
                queryLength: $0.number(),
                results: $0.number()
            )
        }
            + SearchAnalytics.examples
    }
}
