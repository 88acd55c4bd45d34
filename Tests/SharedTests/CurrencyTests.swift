import Shared
import Testing

@Suite struct CurrencyTests {
    @Test(arguments: Currency.allCases)
    func `a code is three capitals and leads back to its currency`(currency: Currency) {
        #expect(currency.code.utf8.count == 3)
        #expect(
            currency.code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        )
        #expect(Currency(code: currency.code) == currency)
    }

    @Test(arguments: ["", "usd", "Usd", "US", "USDX", " USD", "USD ", "US$", "XXX", "U\u{0405}D"])
    func `no other spelling is a currency`(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test(arguments: [
        ("JPY", 0), ("KRW", 0), ("EUR", 2), ("GBP", 2), ("USD", 2), ("BHD", 3), ("KWD", 3),
    ])
    func `the minor digits are those of ISO 4217`(code: String, digits: Int) {
        #expect(Currency(code: code)?.minorDigits == digits)
    }
}
