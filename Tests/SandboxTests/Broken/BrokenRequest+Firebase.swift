import FirebaseAnalytics

extension Phone {
    /// A purchase of a user who has a property and has decided.
    func logFirebaseSample() {
        firebase.setUserID("user-1")
        firebase.setUserProperty("pro", forName: "plan")
        firebase.setConsent([.adUserData: .granted])
        firebase.logEvent(
            "purchase",
            parameters: [
                "transaction_id": "t-1", "value": 1.5, "currency": "EUR", "zone": "a",
                "items": [["item_id": "day", "price": 1.5, "quantity": 1]],
            ]
        )
    }
}

extension BrokenRequest {
    static let firebase = firebaseRequests + firebaseEvents + firebaseValues + firebasePeople

    private static let firebaseRequests = [
        BrokenRequest("method", .method("PUT")),
        BrokenRequest("content_type", .contentType("text/plain")),
        BrokenRequest("encoding", .header("Content-Encoding", "gzip")),
        BrokenRequest("query", .moreQuery("debug", "1")),
        BrokenRequest("query", .moreQuery("api_secret", "hush")),
        BrokenRequest("auth", .query("api_secret", "wrong")),
        BrokenRequest("stream", .query("firebase_app_id", nil)),
        BrokenRequest("stream", .query("firebase_app_id", "1:235:ios:abc")),
        BrokenRequest(
            "stream_encoding",
            Change.query("firebase_app_id", nil).then(.query("api_secret", nil))
                .then(
                    .path("/mp/collect?firebase_app_id=1%3A234%3Aios%3Aabc&api_secret=hush")
                )
        ),
        BrokenRequest("stream_form", .query("firebase_app_id", "1:234:linux:abc")),
        BrokenRequest("json", .body(#""value":1.5"#, #""value":NaN"#), ours: "finite") {
            $0.logFirebase("e", ["value": Double.nan, "currency": "EUR"])
        },
        BrokenRequest("json", .body(#""zone":"a""#, #""zone":Infinity"#), ours: "finite") {
            $0.logFirebase("e", ["zone": Double.infinity])
        },
        BrokenRequest("duplicate_member", .body(#""zone":"a""#, #""zone":"a","zone":"b""#)),
        BrokenRequest("number_range", .body(#""zone":"a""#, #""zone":9223372036854775808"#)) {
            $0.logFirebase("e", ["zone": UInt64(Int.max) + 1])
        },
        BrokenRequest("unknown_member", .body(#""user_id""#, #""userId""#)),
        BrokenRequest("params_type", .cutEvents(#"{"name":"e","params":[]}"#)),
        BrokenRequest(
            "body_size",
            .cutEvents(
                [
                    #"{"name":"e","params":{"session_id":"1","engagement_time_msec":1,"items":["#
                        + Array(repeating: #"{"item_id":"\#(text(90))"}"#, count: 1_300)
                        .joined(separator: ",")
                        + "]}}"
                ]
            )
        ) { phone in
            let item = ["item_id": text(90)]
            phone.logFirebase("e", ["items": Array(repeating: item, count: 1_300)])
        },
        BrokenRequest("events_required", .cutEvents("")),
        BrokenRequest("events_count", .cutEvents(Array(repeating: event, count: 26))),
    ]

    private static let event =
        #"{"name":"e","params":{"session_id":"1","engagement_time_msec":1}}"#

    private static let firebaseEvents =
        [
            named("event_name_required", ""), named("name_length", text(41)),
            named("name_form", "9lives"), named("name_form", "two words"),
            named("name_form", "😀"), named("name_form", "_a"),
            named("name_reserved", "session_start"), named("name_prefix", "google_x"),
            BrokenRequest("param_count", .body(#""zone":"a""#, #"\#(members(20))"zone":"a""#)) {
                $0.logFirebase("e", numbered(24))
            },
            parameter("param_name_length", text(41)), parameter("param_name_form", "a-b"),
            parameter("param_name_prefix", "ga_x"), parameter("param_name_prefix", "_x"),
            parameter("param_name_reserved", "firebase_conversion"),
            value("param_null", "null", Int?.none),
            BrokenRequest("param_bool", .body(#""zone":"a""#, #""zone":true"#)),
            value("param_nested", "[]", [Int]()), value("param_nested", #"{"a":1}"#, ["a": 1]),
            value("param_value_length", #""\#(text(101))""#, text(101)),
            value("param_value_length", #""\#(text(51, of: "😀"))""#, text(51, of: "😀")),
            BrokenRequest(
                "timestamp_type",
                .body("1767225600123456", #""1767225600123456""#)
            ),
            BrokenRequest("timestamp_unit", .body("1767225600123456", "1767225600123")),
            BrokenRequest("timestamp_age", .body("1767225600123456", "1766966499999999")),
            BrokenRequest("timestamp_future", .body("1767225600123456", "1767229300000001")),
        ]

    private static func named(_ rule: String, _ name: String) -> BrokenRequest {
        BrokenRequest(rule, .body(#""purchase""#, #""\#(name)""#)) { $0.logFirebase(name, [:]) }
    }

    private static func parameter(_ rule: String, _ name: String) -> BrokenRequest {
        BrokenRequest(rule, .body(#""zone""#, #""\#(name)""#)) { $0.logFirebase("e", [name: "a"]) }
    }

    private static func value(
        _ rule: String,
        _ json: String,
        _ value: any Sendable
    ) -> BrokenRequest {
        BrokenRequest(rule, .body(#""zone":"a""#, #""zone":\#(json)"#)) {
            $0.logFirebase("e", ["zone": value])
        }
    }
}

extension Change {
    /// Other events in place of the request's.
    fileprivate static func cutEvents(_ events: [String]) -> Change {
        cutEvents(events.joined(separator: ","))
    }

    fileprivate static func cutEvents(_ events: String) -> Change {
        Change { request in
            guard let start = request.text.firstRange(of: #""events":["#) else { return nil }
            return request.with(body: "\(request.text[..<start.upperBound])\(events)]}")
        }
    }
}

extension Phone {
    func logFirebase(_ name: String, _ parameters: [String: any Sendable]) {
        firebase.logEvent(name, parameters: parameters)
    }
}
