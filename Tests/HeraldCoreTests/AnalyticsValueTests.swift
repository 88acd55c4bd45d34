import Foundation
import HeraldCore
import Testing

@Suite struct AnalyticsValueTests {
    @Test func `values are equal when both their case and their content are`() {
        let values: [AnalyticsValue] = [
            .int(1), .double(1), .string("1"), .bool(true), .string("true"), .int(0), .bool(false),
            .string(""), .double(1.5),
        ]
        for (position, value) in values.enumerated() {
            #expect(values.firstIndex(of: value) == position)
        }
        #expect(Set(values).count == values.count)
        #expect(AnalyticsValue.double(.nan) != .double(.nan))
    }

    @Test func `a literal is of the case it is written as`() {
        let count = 3
        let values: [AnalyticsValue] = ["a", 3, -3, 3.0, true, "\(count) tickets"]
        #expect(
            values == [
                .string("a"), .int(3), .int(-3), .double(3), .bool(true), .string("3 tickets"),
            ]
        )
    }

    @Test(
        arguments: [
            (.string("a b"), "a b"), (.string(""), ""), (.int(-42), "-42"),
            (.int(.max), "9223372036854775807"), (.double(3), "3.0"), (.double(9.99), "9.99"),
            (.double(-0.0), "-0.0"), (.bool(true), "true"), (.bool(false), "false"),
        ] as [(AnalyticsValue, String)]
    )
    func `asString is the value as text`(value: AnalyticsValue, text: String) {
        #expect(value.asString == text)
    }

    @Test(
        arguments: [
            (.string("é\n\"quoted\""), #"{"string":"é\n\"quoted\""}"#),
            (.string(""), #"{"string":""}"#),
            (.int(3), #"{"int":3}"#), (.int(.min), #"{"int":-9223372036854775808}"#),
            (.int(.max), #"{"int":9223372036854775807}"#), (.double(3), #"{"double":3}"#),
            (.double(0.1), #"{"double":0.1}"#), (.bool(true), #"{"bool":true}"#),
            (.bool(false), #"{"bool":false}"#),
        ] as [(AnalyticsValue, String)]
    )
    func `a coded value has its case written down and comes back as it was`(
        value: AnalyticsValue,
        text: String
    ) throws {
        let data = try JSONEncoder().encode(value)
        #expect(String(decoding: data, as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(AnalyticsValue.self, from: data) == value)
    }

    @Test func `a negative zero keeps its sign`() throws {
        let data = try JSONEncoder().encode(AnalyticsValue.double(-0.0))
        let value = try JSONDecoder().decode(AnalyticsValue.self, from: data)
        #expect(value.asString == "-0.0")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that is not finite says so, and has no JSON`(number: Double) {
        #expect(AnalyticsValue.double(number).isNonFinite)
        #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(AnalyticsValue.double(number))
        }
    }

    @Test(
        arguments: [
            .double(.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude), .int(.max),
            .string("nan"), .bool(true),
        ] as [AnalyticsValue]
    )
    func `every other value is finite`(value: AnalyticsValue) {
        #expect(!value.isNonFinite)
    }

    @Test(arguments: [
        "3", #""a""#, "true", "null", "{}", "[]", #"{"float":3}"#, #"{"int":1,"double":2}"#,
        #"{"int":"3"}"#, #"{"int":3.5}"#, #"{"int":true}"#, #"{"bool":1}"#, #"{"string":3}"#,
        #"{"double":"3"}"#, #"{"int":null}"#, #"{"int":9223372036854775808}"#,
        #"{"int":3,"unit":"km"}"#,
    ])
    func `JSON that is no value is refused`(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AnalyticsValue.self, from: Data(text.utf8))
        }
    }
}
