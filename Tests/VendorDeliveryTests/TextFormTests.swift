import Testing
import VendorDelivery

@Suite struct TextFormTests {
    @Test(arguments: [
        ("USD", true), ("ZZZ", true), ("", false), ("US", false), ("USDT", false), ("usd", false),
        ("US1", false), ("U$D", false), ("\u{c9}S", false),
    ])
    func `a currency's code is three capitals`(text: String, isOne: Bool) {
        #expect(TextForm.isCurrencyCode(text) == isOne)
    }

    @Test(arguments: [
        ("0", true), ("0123456789", true), ("", false), ("1a", false), ("-1", false), ("１", false),
    ])
    func `digits are 0 to 9`(text: String, isOne: Bool) {
        #expect(TextForm.isDigits(text[...]) == isOne)
    }

    @Test(arguments: [
        ("a", true), ("azAZ09", true), ("", false), ("a b", false), ("a_b", false), ("é", false),
        ("@", false), ("[", false), ("`", false), ("{", false), ("/", false), (":", false),
    ])
    func `letters and digits are those of ASCII`(text: String, isOne: Bool) {
        #expect(TextForm.isLettersAndDigits(text) == isOne)
    }

    @Test(arguments: [
        ("01234567-89AB-CDEF-0123-456789ABCDEF", true, true),
        ("01234567-89ab-cdef-0123-456789abcdef", true, false),
        ("01234567-89AB-CDEF-0123-456789abcdef", true, false),
        ("0123456789AB-CDEF-0123-456789ABCDEF01", false, false),
        ("0123456-789AB-CDEF-0123-456789ABCDEF", false, false),
        ("01234567-89AB-CDEF-0123-456789ABCDE", false, false),
        ("01234567-89AB-CDEF-0123-456789ABCDEF0", false, false),
        ("01234567-89AB-CDEF-0123-456789ABCDEG", false, false),
        ("01234567-89AB-CDEF-0123-456789ABCD\u{c9}", false, false),
        ("------------------------------------", false, false), ("", false, false),
    ])
    func `a UUID is five groups of hexadecimal digits`(
        text: String,
        isOne: Bool,
        isOneInCapitals: Bool
    ) {
        #expect(TextForm.isUUID(text) == isOne)
        #expect(TextForm.isUUID(text, inCapitals: true) == isOneInCapitals)
    }
}
