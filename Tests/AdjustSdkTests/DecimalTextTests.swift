import Testing

@testable import AdjustSdk

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0, "0.0"), (5, "5.0"), (0.1, "0.1"), (0.00001, "0.00001"), (1.5e-7, "0.00000015"),
        (1e16, "10000000000000000.0"), (1.25e17, "125000000000000000.0"), (-1e-5, "-0.00001"),
        (123_456.789, "123456.789"),
        (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
    ])
    func `a number is written without exponent`(number: Double, text: String) {
        #expect(DecimalText.text(number) == text)
    }

    @Test func `every text reads back the same`() {
        let numbers = (-320...300).map { Double("1.2345678901234567e\($0)") ?? .nan }
        let texts = numbers.map(DecimalText.text)
        #expect(texts.map { Double($0) } == numbers)
        #expect(!texts.joined().contains("e"))
    }
}
