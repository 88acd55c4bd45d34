import Testing

@testable import moove

@Suite struct ColumnsTests {
    @Test(arguments: [
        ("", []), ("   ", []), ("one", ["one"]), ("one two", ["one two"]),
        ("one two six", ["one two", "six"]), ("one  two", ["one two"]),
        ("longerthan8 no", ["longerthan8", "no"]), ("a longerthan8", ["a", "longerthan8"]),
        ("übergut ü", ["übergut", "ü"]), ("12345678", ["12345678"]),
        ("1234 678 9", ["1234 678", "9"]),
    ])
    func `a text is broken at its spaces`(text: String, lines: [String]) {
        #expect(text.wrapped(to: 8) == lines)
    }

    @Test(arguments: [0, -5])
    func `where there is no room each word is a line`(width: Int) {
        #expect("one two".wrapped(to: width) == ["one", "two"])
    }

    @Test func `a list is broken between its pieces alone`() {
        #expect(["a b", "c", "d e f g h", ""].filled(to: 5) == ["a b c", "d e f g h", ""])
    }

    @Test(arguments: [
        ("ab", 4, "ab  "), ("ab", 2, "ab"), ("abc", 2, "abc"), ("", 1, " "), ("é", 2, "é "),
    ])
    func `a short text is filled up`(text: String, width: Int, padded: String) {
        #expect(text.padded(to: width) == padded)
    }
}
