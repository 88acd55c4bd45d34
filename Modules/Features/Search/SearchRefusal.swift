/// Why a search isn't made.
package enum SearchRefusal: Error, Sendable, Hashable {
    /// There is no query, or only spaces.
    case emptyQuery

    case queryTooLong(maximum: Int)
}

extension SearchRefusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyQuery: "There is nothing to search for. Type a name, or a part of one."
        case .queryTooLong(let maximum):
            "A query has at most \(maximum) characters. Search for a part of the name."
        }
    }
}
