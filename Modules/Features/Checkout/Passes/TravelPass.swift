package import Shared

/// A travel pass, which is good for everything in its time: no ticket is sold with it.
package enum TravelPass: String, Sendable, CaseIterable {
    case month
    case quarter
    case year

    /// What links, scripts and vendors call the pass.
    package var id: String { "pass_\(rawValue)" }

    package var price: Money {
        let cents =
            switch self {
            case .month: 9_000
            case .quarter: 25_000
            case .year: 90_000
            }
        return Money(minorUnits: cents, currency: .unitedStatesDollar)
    }
}
