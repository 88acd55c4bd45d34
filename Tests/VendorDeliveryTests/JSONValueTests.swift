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
        ] as [(any Sendable, RecordProblem.Reason)]
    )
    func `a value without a JSON form is refused with the reason`(
        value: any Sendable,
        reason: RecordProblem.Reason
    ) {
        #expect(throws: reason) { try JSONValue(scalar: value) }
    }

    @Test func `a problem names record, parameter and reason in one line`() {
        let left = RecordProblem(vendor: "v", record: "r", key: "k", reason: .notFinite)
        let refused = RecordProblem(vendor: "v", record: "r", key: nil, reason: .tooLarge)
        #expect(left.description == "v: 'k' was left out of 'r': it is not a finite number.")
        #expect(
            refused.description == "v: 'r' was not recorded: it is larger than the vendor takes."
        )
        #expect(!left.isRecordRefused && refused.isRecordRefused)
    }

    @Test(
        arguments: [
            (.tooLong(limit: 9), "it has more than 9 characters"),
            (.tooShort(limit: 9), "it has fewer than 9 characters"),
            (.tooDeep(limit: 9), "it is nested more than 9 levels deep"),
            (.forbidden, "the vendor does not take this value"), (.missing, "it is missing"),
            (.overruled, "another part of the same call rules it out"),
        ] as [(RecordProblem.Reason, String)]
    )
    func `a parameter that keeps the whole record back is named`(
        reason: RecordProblem.Reason,
        text: String
    ) {
        let problem = RecordProblem(
            vendor: "v",
            record: "r",
            key: "k",
            reason: reason,
            isRecordRefused: true
        )
        #expect(problem.description == "v: 'r' was not recorded, because of 'k': \(text).")
    }
}
