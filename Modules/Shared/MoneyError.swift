/// Why an amount can't be calculated.
package enum MoneyError: Error, Sendable, CustomStringConvertible {
    case differentCurrencies
    case overflow

    package var description: String {
        switch self {
        case .differentCurrencies: "Amounts in different currencies can't be added."
        case .overflow: "The amount is larger than can be counted in minor units."
        }
    }
}
