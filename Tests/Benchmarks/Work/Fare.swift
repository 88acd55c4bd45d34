import HeraldCore

/// What every event of work unit E says: one string, one integer, one double, one truth value.
struct Fare: Sendable {
    let route: String
    let passengers: Int
    let price: Double
    let isReturn: Bool

    static let example = Fare(route: "harbour", passengers: 2, price: 4.5, isReturn: true)

    /// Built anew at each read, as events usually write it.
    var parameters: [String: AnalyticsValue] {
        [
            "route": .string(route),
            "passengers": .int(passengers),
            "price": .double(price),
            "is_return": .bool(isReturn),
        ]
    }
}
