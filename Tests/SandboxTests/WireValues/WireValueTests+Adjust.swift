import AdjustSdk
import Testing

extension WireValueTests {
    @Test(arguments: [
        (0.1, "0.1"), (1_000_000_001, "1000000001.0"),
        (9_007_199_254_740_992, "9007199254740992.0"), (3, "3.0"),
    ])
    func `Adjust gets revenue without exponent, and seconds`(amount: Double, text: String) throws {
        let record = try arrived(.adjust) {
            $0.trackAdjust { $0.setRevenue(amount, currency: "EUR") }
        }
        #expect(record.contains(#""revenue":"\#(text)""#))
        #expect(record.contains(#""created_at_unix":"1767225600""#))
    }
}
