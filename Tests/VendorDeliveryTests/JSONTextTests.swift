import Testing
import VendorDelivery
import VendorTesting

@Suite struct JSONTextTests {
    static let values: [(value: JSONValue, json: String, python: String)] = [
        (.boolean(true), "true", "True"),
        (.boolean(false), "false", "False"),
        (.integer(.min), "-9223372036854775808", "-9223372036854775808"),
        (.integer(.max), "9223372036854775807", "9223372036854775807"),
        (.unsigned(.max), "18446744073709551615", "18446744073709551615"),
        (.integer(1_000_000_001), "1000000001", "1000000001"),
        (.integer(9_007_199_254_740_993), "9007199254740993", "9007199254740993"),
        (.number(0.1), "0.1", "0.1"),
        (.number(3), "3.0", "3.0"),
        (.number(-0.0), "-0.0", "-0.0"),
        (.number(1e300), "1e+300", "1e+300"),
        (.number(.leastNonzeroMagnitude), "5e-324", "5e-324"),
        (.number(0.1 + 0.2), "0.30000000000000004", "0.30000000000000004"),
        (.string(""), #""""#, "''"),
        (.string(#"a"b\c/"#), #""a\"b\\c/""#, #"'a"b\\c/'"#),
        (.string("\n\r\t\u{8}\u{C}"), #""\n\r\t\b\f""#, #"'\n\r\t\x08\x0c'"#),
        (.string("\0\u{B}\u{1F}\u{7F}"), "\"\\u0000\\u000b\\u001f\u{7F}\"", #"'\x00\x0b\x1f\x7f'"#),
        (.string("é•😀\u{2028}"), "\"é•😀\u{2028}\"", #"'\xe9\u2022\U0001f600\u2028'"#),
        (.array([]), "[]", "[]"),
        (.object([:]), "{}", "{}"),
        (
            .object(["b": .array([.integer(1), .array([]), .object([:])]), "a": .string("x")]),
            #"{"a":"x","b":[1,[],{}]}"#, "{'a': 'x', 'b': [1, [], {}]}"
        ),
    ]

    @Test func `each value has one text, which Python reads as the same value`() throws {
        let texts = Self.values.map { value in
            var json = JSONText()
            let isWritten = json.value(value.value)
            #expect(isWritten)
            return json.text
        }
        #expect(texts == Self.values.map(\.json))
        #expect(try JSONOracle.read(texts) == Self.values.map(\.python))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that is not finite is refused and leaves no trace`(number: Double) {
        var json = JSONText()
        json.beginObject()
        let written = [
            json.member("a", .number(number)),
            json.member("b", .object(["c": .array([.number(number)])])),
            json.number(number),
            json.value(.array([.number(number)])),
            json.member("d", .integer(1)),
        ]
        json.endObject()
        #expect(written == [false, false, false, false, true])
        #expect(json.text == #"{"d":1}"#)
    }

    @Test func `commas stand between members and elements and nowhere else`() {
        var json = JSONText()
        json.beginObject()
        json.key("a")
        json.beginArray()
        json.null()
        json.raw("{}")
        json.beginArray()
        json.endArray()
        json.integer(Int(1))
        json.string(",")
        json.endArray()
        json.key("b:")
        json.boolean(false)
        json.endObject()
        #expect(json.text == #"{"a":[null,{},[],1,","],"b:":false}"#)
    }

    @Test(arguments: ["\"", "\\", "\u{1F}"])
    func `an escape is found wherever it is, and bytes above it are kept`(escaped: String) {
        let escape = ["\"": #"\""#, "\\": #"\\"#, "\u{1F}": #"\u001f"#][escaped] ?? ""
        for length in 0..<20 {
            for place in 0...length {
                let (before, after) = (
                    String(repeating: "a", count: place),
                    String(repeating: "\u{7F}", count: length - place)
                )
                var json = JSONText()
                json.string(before + escaped + after)
                #expect(json.text == "\"\(before)\(escape)\(after)\"")
            }
        }
    }

    @Test func `a text grows as far as it must`() {
        var json = JSONText(capacity: 1)
        let long = String(repeating: "é", count: 10_000)
        json.beginArray()
        for _ in 0..<3 { json.string(long) }
        json.endArray()
        #expect(json.text == "[\"\(long)\",\"\(long)\",\"\(long)\"]")
    }
}
