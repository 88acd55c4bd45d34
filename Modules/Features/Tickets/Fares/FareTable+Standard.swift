import Shared

extension FareTable {
    /// The fares that are in force, in US dollars.
    package static let standard = FareTable([
        .adult: fares(single: 250, day: 500, month: 10_000),
        .child: fares(single: 150, day: 200, month: 4000),
        .senior: fares(single: 100, day: 200, month: 4000),
    ])

    private static func fares(single: Int, day: Int, month: Int) -> [Fare] {
        [(FareId.single, single), (.day, day), (.month, month)].map { id, cents in
            Fare(id: id, price: Money(minorUnits: cents, currency: .unitedStatesDollar))
        }
    }
}
