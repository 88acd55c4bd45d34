/// What somebody searches for: a closed list, so that it can be told where the query can't.
package enum SearchKind: String, Sendable, CaseIterable {
    case stop
    case line
    case pass
}
