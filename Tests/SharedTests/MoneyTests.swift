import Shared
import Testing

@Suite struct MoneyTests {
    @Test(arguments: [
        (Currency.unitedStatesDollar, 250, 2.5), (.unitedStatesDollar, 10_000, 100),
        (.unitedStatesDollar, 1, 0.01), (.unitedStatesDollar, -199, -1.99), (.euro, 0, 0),
        (.japaneseYen, 250, 250), (.kuwaitiDinar, 250, 0.25), (.bahrainiDinar, 1001, 1.001),
    ])
    func `major units follow the currency's digits`(currency: Currency, minor: Int, major: Double) {
        #expect(Money(minorUnits: minor, currency: currency).majorUnits == major)
    }

    @Test func `major units are the nearest number to the decimal fraction`() {
        for cents in 0..<20_000 {
            let digits = cents % 100 < 10 ? "0\(cents % 100)" : "\(cents % 100)"
            let money = Money(minorUnits: cents, currency: .unitedStatesDollar)
            #expect(money.majorUnits == Double("\(cents / 100).\(digits)"))
        }
    }

    @Test func `an amount is multiplied by a count`() throws {
        let fare = Money(minorUnits: 250, currency: .euro)
        #expect(try fare.times(0) == Money(minorUnits: 0, currency: .euro))
        #expect(try fare.times(10) == Money(minorUnits: 2500, currency: .euro))
    }

    @Test(arguments: [(Int.max, 2), (Int.min, 2), (Int.min, -1), (1 << 62, 2)])
    func `a product that can't be counted is no amount`(minorUnits: Int, count: Int) {
        #expect(throws: MoneyError.overflow) {
            try Money(minorUnits: minorUnits, currency: .euro).times(count)
        }
    }

    @Test func `the largest product that can be counted is one`() throws {
        let half = Money(minorUnits: Int.max / 2, currency: .euro)
        #expect(try half.times(2).minorUnits == Int.max - 1)
    }

    @Test func `amounts in one currency are added`() throws {
        let sum = try Money(minorUnits: 250, currency: .euro)
            .plus(Money(minorUnits: -50, currency: .euro))
        #expect(sum == Money(minorUnits: 200, currency: .euro))
    }

    @Test func `amounts in different currencies are not added`() {
        #expect(throws: MoneyError.differentCurrencies) {
            try Money(minorUnits: 0, currency: .euro).plus(
                Money(minorUnits: 0, currency: .japaneseYen)
            )
        }
    }

    @Test func `a sum that can't be counted is no amount`() {
        #expect(throws: MoneyError.overflow) {
            try Money(minorUnits: .max, currency: .euro).plus(Money(minorUnits: 1, currency: .euro))
        }
    }

    @Test(arguments: [
        (Currency.unitedStatesDollar, 250, "2.50 USD"), (.unitedStatesDollar, 5, "0.05 USD"),
        (.unitedStatesDollar, -5, "-0.05 USD"), (.japaneseYen, 250, "250 JPY"),
        (.kuwaitiDinar, 1001, "1.001 KWD"), (.euro, Int.min, "-92233720368547758.08 EUR"),
    ])
    func `an amount is written exactly`(currency: Currency, minor: Int, text: String) {
        #expect(Money(minorUnits: minor, currency: currency).description == text)
    }
}
