import AmplitudeSwift

extension BrokenRequest {
    static let amplitudeProperties = [
        BrokenRequest("price_required", Change.topLevelRevenue(#""quantity":1"#)) {
            $0.trackRevenue { $0.price = nil }
        },
        BrokenRequest("revenue_fields", Change.topLevelRevenue(#""price":1.5,"productId":"day""#)),
        BrokenRequest(
            "body_size",
            .body(#""zone":"a""#, #""zone":[\#(list(1_000, of: #""\#(text(1_000))""#))]"#)
        ) { $0.trackAmplitude(["zone": Array(repeating: text(1_000), count: 1_000)]) },
        BrokenRequest("revenue_type", .body(#""$price":1.5"#, #""$price":"1.5""#)),
        BrokenRequest("revenue_mixed", .body(#""library":"#, #""price":1.5,"library":"#)),
        BrokenRequest("currency_code", .body("EUR", "eur")) {
            $0.trackRevenue { $0.currency = "eur" }
        },
        BrokenRequest(
            "properties_type",
            .body(#"{"$currency":"EUR","$price":1.5,"$quantity":1,"zone":"a"}"#, "[]")
        ),
        value("string_length", #""\#(text(1_025))""#, text(1_025)),
        value("string_length", #""\#(text(513, of: "😀"))""#, text(513, of: "😀")),
        value("depth", nestedText(40), nested(40)),
        BrokenRequest("key_count", .body(#""zone":"a""#, #"\#(members(1_022))"zone":"a""#)) {
            $0.trackAmplitude(numbered(1_025))
        },
        BrokenRequest("groups", .body(#""library":"#, #""groups":{"g":1},"library":"#)),
        BrokenRequest(
            "identify_mixed",
            .body(#""library":"#, #""user_properties":{"$set":{"a":1},"b":1},"library":"#)
        ),
        BrokenRequest(
            "identify_operation",
            .body(#""library":"#, #""user_properties":{"$add":{"a":"1"}},"library":"#)
        ),
        BrokenRequest("identify_required", .body("revenue_amount", "$identify")),
    ]

    private static func list(_ count: Int, of json: String) -> String {
        Array(repeating: json, count: count).joined(separator: ",")
    }

    private static func value(
        _ rule: String,
        _ json: String,
        _ value: any Sendable
    ) -> BrokenRequest {
        BrokenRequest(rule, .body(#""zone":"a""#, #""zone":\#(json)"#)) {
            $0.trackAmplitude(["zone": value])
        }
    }

    static func nested(_ levels: Int) -> any Sendable {
        (1..<levels).reduce([String: Int]() as any Sendable) { value, _ in ["a": value] }
    }

    private static func nestedText(_ levels: Int) -> String {
        (1..<levels).reduce("{}") { value, _ in #"{"a":\#(value)}"# }
    }
}

extension Change {
    /// Revenue beside the properties instead of among them.
    fileprivate static func topLevelRevenue(_ members: String) -> Change {
        Change.body(#""$currency":"EUR","$price":1.5,"$quantity":1,"#, "")
            .then(.body(#""library":"#, #"\#(members),"library":"#))
    }
}
