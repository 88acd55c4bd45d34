/// An amount in a currency's minor units: 250 and US dollars are $2.50.
package struct Money: Sendable, Hashable {
    package let minorUnits: Int
    package let currency: Currency

    package init(minorUnits: Int, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The amount in major units, for vendors that take a number: 2.5 for 250 US cents.
    ///
    /// One division, so it is the nearest number there is. Amounts beyond 2⁵³ minor units are
    /// rounded before it as well. Never calculate with it.
    package var majorUnits: Double {
        Double(minorUnits) / Double(currency.minorUnitsInMajor)
    }

    /// The price of `count` things that cost this much each.
    package func times(_ count: Int) throws(MoneyError) -> Money {
        let (product, isOverflow) = minorUnits.multipliedReportingOverflow(by: count)
        guard !isOverflow else { throw .overflow }
        return Money(minorUnits: product, currency: currency)
    }

    /// The sum of two amounts in one currency.
    package func plus(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .differentCurrencies }
        let (sum, isOverflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        guard !isOverflow else { throw .overflow }
        return Money(minorUnits: sum, currency: currency)
    }
}

/// Written for people, exact and the same in every locale: `2.50 USD`, `250 JPY`, `-0.250 KWD`.
extension Money: CustomStringConvertible {
    package var description: String {
        let sign = minorUnits < 0 ? "-" : ""
        let (major, minor) = minorUnits.magnitude
            .quotientAndRemainder(dividingBy: UInt(currency.minorUnitsInMajor))
        guard currency.minorDigits > 0 else { return "\(sign)\(major) \(currency.code)" }
        let digits = String(minor)
        let zeros = String(repeating: "0", count: currency.minorDigits - digits.count)
        return "\(sign)\(major).\(zeros)\(digits) \(currency.code)"
    }
}
