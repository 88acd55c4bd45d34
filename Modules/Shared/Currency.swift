/// A currency that the app can price in, by its ISO 4217 code.
///
/// A closed list: no other code, and no other spelling of one, makes a currency.
package enum Currency: String, Sendable, CaseIterable {
    case bahrainiDinar = "BHD"
    case euro = "EUR"
    case japaneseYen = "JPY"
    case kuwaitiDinar = "KWD"
    case poundSterling = "GBP"
    case southKoreanWon = "KRW"
    case unitedStatesDollar = "USD"

    /// The currency of a three-letter code in capitals, as ISO 4217 writes it.
    package init?(code: String) {
        self.init(rawValue: code)
    }

    package var code: String { rawValue }

    /// How many decimal digits of a major unit the minor unit is: 2 where there are 100 cents.
    package var minorDigits: Int {
        switch self {
        case .japaneseYen, .southKoreanWon: 0
        case .euro, .poundSterling, .unitedStatesDollar: 2
        case .bahrainiDinar, .kuwaitiDinar: 3
        }
    }

    /// How many minor units a major unit has.
    var minorUnitsInMajor: Int {
        switch minorDigits {
        case 0: 1
        case 2: 100
        default: 1000
        }
    }
}
