package import Shared

/// What every rider pays for every kind of ticket that is sold: the one source of prices.
package struct FareTable: Sendable, Hashable {
    private let faresByRider: [Rider: [Fare]]

    /// A table with fares for every rider, in the order in which they are shown.
    ///
    /// Traps on what `FareTableProblem` says can't be sold from.
    package init(_ faresByRider: [Rider: [Fare]]) {
        if let problem = FareTableProblem.first(in: faresByRider) {
            fatalError(problem.description)
        }
        self.faresByRider = faresByRider
    }

    /// What a rider can choose from, in the order in which it is shown: never empty.
    package func fares(for rider: Rider) -> [Fare] {
        faresByRider[rider] ?? []
    }

    /// The fare of a kind, `nil` where the rider can't have it.
    package func fare(_ id: FareId, for rider: Rider) -> Fare? {
        fares(for: rider).first { $0.id == id }
    }
}
