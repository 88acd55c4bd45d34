import Mixpanel

extension Phone {
    /// An event of a known user, with a device.
    func trackMixpanelSample() {
        mixpanel.identify(distinctId: "user-1")
        mixpanel.track(event: "Ride", properties: ["zone": "a", "count": 1])
    }
}

extension BrokenRequest {
    static let mixpanel = mixpanelRequests + mixpanelIds + mixpanelProperties + mixpanelUpdates

    private static let mixpanelRequests = [
        BrokenRequest("method", .method("PUT")),
        BrokenRequest("content_type", .contentType("text/plain")),
        BrokenRequest("encoding", .header("Content-Encoding", "gzip")),
        BrokenRequest("query", .moreQuery("debug", "1")),
        BrokenRequest("auth", .header("Authorization", nil)),
        BrokenRequest("auth", .header("Authorization", "Basic d3Jvbmc6")),
        BrokenRequest("project_id", .moreQuery("project_id", "1")),
        BrokenRequest("strict", .query("strict", "0")),
        BrokenRequest("json", .body(#""count":1"#, #""count":NaN"#), ours: "finite") {
            $0.track(["count": Double.nan])
        },
        BrokenRequest("duplicate_member", .body(#""count":1"#, #""count":1,"count":2"#)),
        BrokenRequest("number_range", .body(#""count":1"#, #""count":9223372036854775808"#)) {
            $0.track(["count": UInt64(Int.max) + 1])
        },
        BrokenRequest("batch_required", .whole(body: "[]")),
        BrokenRequest("record_type", .whole(body: #"["Ride"]"#)),
        BrokenRequest("unknown_member", .body(#""event":"#, #""user":"u","event":"#)),
        BrokenRequest("event_required", .body(#""Ride""#, #""""#)) {
            $0.mixpanel.track(event: "")
        },
        BrokenRequest("time_required", .body(#""time":1767225600123"#, #""start":1"#)),
        BrokenRequest("time_type", .body("1767225600123", #""1767225600123""#)),
        BrokenRequest("time_unit", .body("1767225600123", "1767225600123456")),
        BrokenRequest("time_age", .body("1767225600123", "31535999")),
        BrokenRequest("time_future", .body("1767225600123", "1767229300001")),
    ]

    private static let mixpanelIds = [
        BrokenRequest(
            "distinct_id_required",
            .body(#""$device_id":"d-1","$user_id":"user-1","distinct_id":"user-1","#, "")
        ) { $0.mixpanel.identify(distinctId: "") },
        BrokenRequest("distinct_id_type", .body(#""distinct_id":"user-1""#, #""distinct_id":7"#)),
        BrokenRequest(
            "distinct_id_refused",
            .replacing(#""user-1""#, #""undefined""#)
        ) { $0.mixpanel.identify(distinctId: "undefined") },
        BrokenRequest(
            "identity_conflict",
            .body(#""distinct_id":"user-1""#, #""distinct_id":"user-2""#)
        ),
        BrokenRequest("insert_id_required", .body(#""$insert_id""#, #""insert_id""#)),
        BrokenRequest("insert_id_form", .body("00000000000000000000000000000abc", "a_b")),
        BrokenRequest("insert_id_length", .body("00000000000000000000000000000abc", text(37))),
        BrokenRequest("insert_id_refused", .body("00000000000000000000000000000abc", "null")),
        BrokenRequest("insert_id_reused", .body(#""Ride""#, #""Walk""#), second: true),
    ]

    private static let mixpanelProperties = [
        BrokenRequest("property_count", .body(#""zone":"a""#, #"\#(members(248))"zone":"a""#)) {
            $0.track(numbered(255))
        },
        value("nested_count", "{\(members(254))\"a\":1}", numbered(255)),
        value("depth", #"{"a":{"b":{"c":{"d":1}}}}"#, ["a": ["b": ["c": ["d": 1]]]]),
        value("depth", "[[[[1]]]]", [[[[1]]]]),
        value(
            "array_count",
            "[\(Array(repeating: "1", count: 255).joined(separator: ","))]",
            Array(repeating: 1, count: 255)
        ),
        value("string_length", #""\#(text(256))""#, text(256)),
        value(
            "nested_size",
            "[\(Array(repeating: #""\#(text(250))""#, count: 33).joined(separator: ","))]",
            Array(repeating: text(250), count: 33)
        ),
        value("value_type", "[null]", [Int?.none]),
        BrokenRequest("string_length", .body(#""Ride""#, #""\#(text(256))""#)) {
            $0.mixpanel.track(event: text(256))
        },
        reserved("bucket"), reserved("$source"), reserved("mp_x"), reserved("alias"),
    ]

    private static let mixpanelUpdates = [
        update("token", #""$token":"hush""#, #""$token":"wrong""#),
        update("engage_id", #""$distinct_id":"user-1""#, #""$distinct_id":"""#),
        update("operation_count", #""$add":{"a":1}"#, #""$add":{"a":1},"$set":{"a":1}"#),
        update("operation_type", #"{"a":1}"#, #"["a"]"#),
        update("add_number", #"{"a":1}"#, #"{"a":"1"}"#) {
            $0.mixpanel.people.increment(properties: ["a": "1"])
        },
        update("union_array", #""$add":{"a":1}"#, #""$union":{"a":"b"}"#) {
            $0.mixpanel.people.union(properties: ["a": "b"])
        },
        update("transaction", #""$add":{"a":1}"#, #""$append":{"$transactions":{"$amount":"1"}}"#) {
            $0.mixpanel.people.trackCharge(amount: 1, properties: ["$amount": "1"])
        },
        update("string_length", #""$add":{"a":1}"#, #""$set":{"a":"\#(text(256))"}"#) {
            $0.mixpanel.people.set(property: "a", to: text(256))
        },
        update("update_member", #""$add":{"a":1}"#, #""$ip":1,"$add":{"a":1}"#),
        BrokenRequest("engage_ip", Change.onUpdate.then(.query("ip", nil))),
    ]

    private static func value(
        _ rule: String,
        _ json: String,
        _ value: any MixpanelType & Sendable
    ) -> BrokenRequest {
        BrokenRequest(rule, .body(#""zone":"a""#, #""zone":\#(json)"#)) {
            $0.track(["zone": value])
        }
    }

    private static func reserved(_ name: String) -> BrokenRequest {
        BrokenRequest("property_reserved", .body(#""zone""#, #""\#(name)""#)) {
            $0.track([name: "a"])
        }
    }

    private static func update(
        _ rule: String,
        _ old: String,
        _ new: String,
        call: (@Sendable (Phone) -> Void)? = nil
    ) -> BrokenRequest {
        BrokenRequest(rule, Change.onUpdate.then(.body(old, new)), call: call)
    }
}

extension Change {
    /// A profile's update, in place of the sample event.
    fileprivate static let onUpdate = sample { phone in
        phone.mixpanel.identify(distinctId: "user-1")
        phone.mixpanel.people.increment(properties: ["a": 1])
    }
}

extension Phone {
    fileprivate func track(_ properties: [String: any MixpanelType & Sendable]) {
        mixpanel.track(event: "e", properties: properties)
    }
}
