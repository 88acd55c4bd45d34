import HeraldCore
import Testing

@testable import moove

let seeds: [UInt64] = [1, 2, 3]

/// Every request that a vendor gets for the events is the same for each of its chains.
func expectSameRequests(
    of vendors: [Vendor],
    for events: [any Event],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let requests = vendors.map { $0.requests(for: events) }
    let first = try #require(requests.first, sourceLocation: sourceLocation)
    #expect(!first.isEmpty, sourceLocation: sourceLocation)
    for (number, other) in requests.enumerated() where other != first {
        let changed = zip(first, other).first { $0 != $1 }
        Issue.record(
            "Chain \(number) sends '\(changed?.1 ?? "")' instead of '\(changed?.0 ?? "")'.",
            sourceLocation: sourceLocation
        )
    }
}
