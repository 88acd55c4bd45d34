import AmplitudeSwift

extension Phone {
    /// Revenue of a known user.
    func trackAmplitudeSample() {
        amplitude.setUserId(userId: "user-0001")
        let revenue = Revenue()
        revenue.price = 1.5
        revenue.currency = "EUR"
        revenue.properties = ["zone": "a"]
        amplitude.revenue(revenue: revenue)
    }
}

extension BrokenRequest {
    static let amplitude = amplitudeRequests + amplitudeMembers + amplitudeProperties

    private static let amplitudeRequests = [
        BrokenRequest("method", .method("PUT")),
        BrokenRequest("content_type", .contentType("text/plain")),
        BrokenRequest("encoding", .header("Content-Encoding", "gzip")),
        BrokenRequest("query", .moreQuery("verbose", "1")),
        BrokenRequest("auth", .body(#""hush""#, #""wrong""#)),
        BrokenRequest("json", .body(#""$price":1.5"#, #""$price":NaN"#), ours: "number_range") {
            $0.trackRevenue { $0.price = .nan }
        },
        BrokenRequest("duplicate_member", .body(#""zone":"a""#, #""zone":"a","zone":"b""#)),
        BrokenRequest("number_range", .body(#""zone":"a""#, #""zone":18446744073709551616"#)) {
            $0.trackAmplitude(["zone": UInt128(UInt64.max) + 1])
        },
        BrokenRequest("unknown_member", .body(#""library""#, #""libraries""#)),
        BrokenRequest("options", .body("]}", #"],"options":{"min_id_length":"1"}}"#)),
        BrokenRequest("batch_required", .whole(body: #"{"api_key":"hush","events":[]}"#)),
        BrokenRequest(
            "batch_count",
            .whole(
                body: #"{"api_key":"hush","events":[\#(events(2_000))]}"#
            )
        ),
    ]

    private static let amplitudeMembers = [
        named("event_type_required", ""), named("event_type_reserved", "[Amplitude] Revenue"),
        named("event_type_length", text(1_025)),
        BrokenRequest(
            "id_required",
            .body(#""user_id":"user-0001","device_id":"device-1","#, "")
        ),
        BrokenRequest("id_length", .body("user-0001", "user")) {
            $0.amplitude.setUserId(userId: "user")
        },
        BrokenRequest("id_length", .body("device-1", "d-1")) {
            $0.amplitude.setDeviceId(deviceId: "d-1")
        },
        BrokenRequest("id_refused", .body("user-0001", "Anonymous")) {
            $0.amplitude.setUserId(userId: "Anonymous")
        },
        BrokenRequest("time_type", .body(#""time":1767225600123"#, #""time":1767225600123.0"#)),
        BrokenRequest("time_unit", .body(#""time":1767225600123"#, #""time":1767225600"#)) {
            $0.trackAmplitude(options: EventOptions(timestamp: 1_767_225_600))
        },
        BrokenRequest(
            "time_unit",
            .body(#""time":1767225600123"#, #""time":1767225600123456"#)
        ) { $0.trackAmplitude(options: EventOptions(timestamp: 1_767_225_600_123_456)) },
        BrokenRequest("time_future", .body(#""time":1767225600123"#, #""time":1767229300001"#)),
        BrokenRequest("insert_id_required", .body(#""insert_id""#, #""event_id":1,"os_name""#)),
        BrokenRequest("insert_id_form", .body("00000000000000000000000000000abc", "")) {
            $0.trackAmplitude(options: EventOptions(insertId: ""))
        },
        BrokenRequest("insert_id_reused", .body(#""zone":"a""#, #""zone":"b""#), second: true),
        BrokenRequest("session_id", .body(#""session_id":17672256"#, #""session_id":17"#)) {
            $0.trackAmplitude(options: EventOptions(sessionId: 0))
        },
        BrokenRequest("session_id_place", .body(#""zone""#, #""session_id""#)) {
            $0.trackAmplitude(["session_id": "a"])
        },
        BrokenRequest("member_type", .body(#""library":"#, #""platform":1,"library":"#)),
        BrokenRequest("ip", .body(#""library":"#, #""ip":"here","library":"#)),
    ]

    private static func events(_ count: Int) -> String {
        (0..<count)
            .map { #"{"event_type":"e","device_id":"device-1","insert_id":"key-\#($0)"}"# }
            .joined(separator: ",")
    }

    private static func named(_ rule: String, _ name: String) -> BrokenRequest {
        BrokenRequest(rule, .body("revenue_amount", name)) {
            $0.amplitude.track(eventType: name)
        }
    }
}

extension Phone {
    func trackAmplitude(
        _ properties: [String: any Sendable] = [:],
        options: EventOptions? = nil
    ) {
        amplitude.track(eventType: "e", eventProperties: properties, options: options)
    }

    func trackRevenue(_ change: (Revenue) -> Void) {
        let revenue = Revenue()
        revenue.price = 1.5
        change(revenue)
        amplitude.revenue(revenue: revenue)
    }
}
