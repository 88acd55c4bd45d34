import Testing
import VendorDelivery

@Suite struct JSONValueTests {
    @Test(
        arguments: [
            (true, .boolean(true)),
            (Int.min, .integer(.min)),
            (Int8(-1), .integer(-1)),
            (UInt16(65_535), .integer(65_535)),
            (UInt64.max, .unsigned(.max)),
            (UInt(5), .integer(5)),
            (Int128(6), .integer(6)),
            (1.0, .number(1)),
            (Float(0.1), .number(0.1)),
            ("a", .string("a")),
            (String?.some("b"), .string("b")),
        ] as [(any Sendable, JSONValue)]
    )
    func `a scalar becomes the JSON value that loses nothing`(
        value: any Sendable,
        expected: JSONValue
    ) throws {
        #expect(try JSONValue(scalar: value) == expected)
    }

    @Test(
        arguments: [
            (Double.nan, .notFinite),
            (Float.infinity, .notFinite),
            (UInt128.max, .outOfRange),
            (Int128.min, .outOfRange),
            ([1], .unsupportedType),
            (String?.none, .unsupportedType),
            (Character("a"), .unsupportedType),
        ] as [(any Sendable, JSONValue.Unwritable)]
    )
    func `a value without a JSON form is refused with the reason`(
        value: any Sendable,
        reason: JSONValue.Unwritable
    ) {
        #expect(throws: reason) { try JSONValue(scalar: value) }
    }
}
