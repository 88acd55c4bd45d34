import FirebaseAnalytics

extension BrokenRequest {
    static let firebaseValues = [
        BrokenRequest("value_type", .body(#""value":1.5"#, #""value":"1.5""#)) {
            $0.logFirebase("e", ["value": "1.5", "currency": "EUR"])
        },
        BrokenRequest("value_needs_currency", .body(#""currency":"EUR","#, "")) {
            $0.logFirebase("e", ["value": 1.5])
        },
        BrokenRequest("currency_needs_value", .body(#""value":1.5,"#, "")) {
            $0.logFirebase("e", ["currency": "EUR"])
        },
        BrokenRequest("currency_code", .body(#""EUR""#, #""eur""#)) {
            $0.logFirebase("e", ["value": 1.5, "currency": "eur"])
        },
        item("items_type", #""day""#, "day"),
        item("item_id_required", #"{"price":1.5}"#, ["price": 1.5]),
        item(
            "item_member_type",
            #"{"item_id":"day","price":"1.5"}"#,
            ["item_id": "day", "price": "1.5"]
        ),
        item(
            "item_member_type",
            #"{"item_id":"day","quantity":1.0}"#,
            ["item_id": "day", "quantity": 1.0] as [String: any Sendable]
        ),
        item(
            "item_custom_count",
            #"{\#(members(11))"item_id":"day"}"#,
            ["item_id": "day"].merging(numbered(11).mapValues(String.init)) { $1 }
        ),
    ]

    static let firebasePeople = [
        BrokenRequest(
            "identity",
            .body(#""app_instance_id""#, #""client_id":"c","app_instance_id""#)
        ),
        BrokenRequest(
            "app_instance_id_form",
            .body("0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcde")
        ),
        BrokenRequest(
            "member_type",
            .body(#""user_id""#, #""non_personalized_ads":"true","user_id""#)
        ),
        BrokenRequest(
            "validation_behavior",
            .body(#""user_id""#, #""validation_behavior":"STRICT","user_id""#)
        ),
        BrokenRequest(
            "engagement_time",
            .replacing(#""engagement_time_msec":1"#, #""engagement_time_msec":-1"#)
        ),
        BrokenRequest("user_id", .body(#""user-1""#, #""""#)) { $0.firebase.setUserID("") },
        BrokenRequest("user_id", .body("user-1", text(257))) { $0.firebase.setUserID(text(257)) },
        BrokenRequest("consent_value", .body("GRANTED", "granted")),
        BrokenRequest("session_id", .body(#""session_id":""#, #""session_id":"s"#)),
        property("user_property_name_length", text(25)),
        property("user_property_name_form", "1a"), property("user_property_prefix", "google_x"),
        property("user_property_prefix", "_x"),
        property("user_property_reserved", "first_open_time"),
        BrokenRequest("user_property_value_length", .body(#""pro""#, #""\#(text(37))""#)) {
            $0.firebase.setUserProperty(text(37), forName: "plan")
        },
        BrokenRequest("user_property_value", .body(#""pro""#, "true")),
        BrokenRequest(
            "user_property_count",
            .body(
                #""plan":{"#,
                (0..<25).map { #""p\#($0)":{"value":"x"},"# }.joined() + #""plan":{"#
            )
        ) { phone in
            for number in 0..<26 { phone.firebase.setUserProperty("x", forName: "p\(number)") }
        },
    ]

    private static func item(
        _ rule: String,
        _ json: String,
        _ item: any Sendable
    ) -> BrokenRequest {
        BrokenRequest(
            rule,
            .body(#"{"item_id":"day","price":1.5,"quantity":1}"#, json)
        ) { $0.logFirebase("e", ["items": [item]]) }
    }

    private static func property(_ rule: String, _ name: String) -> BrokenRequest {
        BrokenRequest(rule, .body(#""plan""#, #""\#(name)""#)) {
            $0.firebase.setUserProperty("pro", forName: name)
        }
    }
}
