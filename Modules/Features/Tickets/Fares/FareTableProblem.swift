import Shared

/// Why tickets can't be sold from a table of fares: what is wrong, the consequence, the fix.
struct FareTableProblem: Error, Sendable, Equatable, CustomStringConvertible {
    let description: String

    /// The first problem of a table, in the order of riders and of their fares.
    static func first(in faresByRider: [Rider: [Fare]]) -> FareTableProblem? {
        let currency = Rider.allCases.lazy.compactMap { faresByRider[$0]?.first }.first?
            .price.currency
        for rider in Rider.allCases {
            guard let fares = faresByRider[rider], !fares.isEmpty else { return noFares(rider) }
            var seen: Set<FareId> = []
            for fare in fares {
                if !seen.insert(fare.id).inserted { return repeated(fare, rider) }
                if fare.price.currency != currency { return otherCurrency(fare, rider) }
                if !isSellable(fare.price) { return price(fare, rider) }
            }
        }
        return nil
    }

    private static func isSellable(_ price: Money) -> Bool {
        price.minorUnits > 0 && (try? price.times(TicketOrder.maxCount)) != nil
    }

    private static func noFares(_ rider: Rider) -> FareTableProblem {
        FareTableProblem(
            description: "Rider '\(rider.id)' has no fares, so a list without a choice would be "
                + "shown. To fix, add a fare for '\(rider.id)' to the table."
        )
    }

    private static func repeated(_ fare: Fare, _ rider: Rider) -> FareTableProblem {
        FareTableProblem(
            description: "Rider '\(rider.id)' has two fares '\(fare.id.rawValue)', so its price "
                + "would depend on which is found. To fix, keep one of them."
        )
    }

    private static func otherCurrency(_ fare: Fare, _ rider: Rider) -> FareTableProblem {
        FareTableProblem(
            description: "Fare '\(fare.id.rawValue)' of rider '\(rider.id)' is in "
                + "'\(fare.price.currency.code)', which is not the currency of the fares before, "
                + "so prices couldn't be compared. To fix, use one currency in a table."
        )
    }

    private static func price(_ fare: Fare, _ rider: Rider) -> FareTableProblem {
        FareTableProblem(
            description: "Fare '\(fare.id.rawValue)' of rider '\(rider.id)' costs '\(fare.price)', "
                + "for which \(TicketOrder.maxCount) tickets can't be sold. To fix, use a price "
                + "above zero whose total can be counted in minor units."
        )
    }
}
