import Foundation
import Sentry

extension Phone {
    /// An issue of an error, with a tag, a breadcrumb and a fingerprint.
    func captureSentrySample() {
        sentry.configureScope { $0.setTag(value: "a", key: "zone") }
        sentry.addBreadcrumb(Breadcrumb(level: .info, category: "test"))
        captureSentry { $0.fingerprint = ["one"] }
    }

    func captureSentry(_ change: (Event) -> Void) {
        let event = Event(level: .error)
        let exception = Exception(value: "it failed", type: "Failure")
        exception.mechanism = Mechanism(type: "generic")
        event.exceptions = [exception]
        change(event)
        sentry.capture(event: event)
    }
}

extension BrokenRequest {
    static let sentry = sentryRequests + sentryItems + sentryMembers + sentryDetails

    private static let crumb =
        #"{"timestamp":"2026-01-01T00:00:00.123456Z","category":"test","level":"info"}"#
    private static let exception =
        #""exception":{"values":[{"mechanism":{"type":"generic"},"type":"Failure","#
        + #""value":"it failed"}]}"#

    private static let sentryRequests = [
        BrokenRequest("method", .method("PUT")),
        BrokenRequest("content_type", .contentType("application/json")),
        BrokenRequest("encoding", .header("Content-Encoding", "br")),
        BrokenRequest("query", .moreQuery("debug", "1")),
        BrokenRequest("auth", .header("X-Sentry-Auth", nil)),
        BrokenRequest(
            "auth",
            .header("X-Sentry-Auth", "0123456789abcdef0123456789abcdef", text(32, of: "f"))
        ),
        BrokenRequest("auth_once", .moreQuery("sentry_key", "0123456789abcdef0123456789abcdef")),
        BrokenRequest("auth_version", .header("X-Sentry-Auth", "version=7", "version=6")),
        BrokenRequest("auth_client", .header("X-Sentry-Auth", "sentry_client", "client")),
        BrokenRequest("project", .path("/api/43/envelope/")),
        BrokenRequest("header_member", .body(#""sent_at":"#, #""odd":1,"sent_at":"#)),
        BrokenRequest(
            "sent_at",
            .body(#""sent_at":"2026-01-01T00:00:00.123456Z""#, #""sent_at":1"#)
        ),
        BrokenRequest("sent_at_drift", .body(#""sent_at":"2026-01-01"#, #""sent_at":"2025-12-31"#)),
        BrokenRequest("json", .payload(#""zone":"a""#, #""zone":NaN"#)),
        BrokenRequest("duplicate_member", .payload(#""zone":"a""#, #""zone":"a","zone":"b""#)),
    ]

    private static let sentryItems = [
        BrokenRequest("item_header", .body(#""type":"event""#, #""kind":"event""#)),
        BrokenRequest("item_type", .body(#""type":"event""#, #""type":"odd""#)),
        BrokenRequest("item_length", .body(#""length":"#, #""length":1"#)),
        BrokenRequest(
            "item_required",
            .whole(
                body: #"{"event_id":"00000000000000000000000000000abc"#
                    + #"","sent_at":"2026-01-01T00:00:00Z"}"# + "\n"
            )
        ),
        BrokenRequest("item_size", .payload("it failed", text(1 << 20))) {
            $0.sentry.capture(message: text(1 << 20))
        },
        BrokenRequest(
            "event_id_required",
            .body(#"{"event_id":"00000000000000000000000000000abc","sent_at""#, #"{"sent_at""#)
        ),
        BrokenRequest(
            "event_id_match",
            .payload("00000000000000000000000000000abc", "00000000000000000000000000000abd")
        ),
        BrokenRequest("event_id_reused", .payload(#""zone":"a""#, #""zone":"b""#), second: true),
    ]

    private static let sentryMembers = [
        BrokenRequest("unknown_member", .payload(#""platform""#, #""odd":1,"platform""#)),
        BrokenRequest(
            "timestamp",
            .payload(#""timestamp":"2026-01-01T00:00:00.123456Z","platform""#, #""platform""#)
        ),
        BrokenRequest(
            "timestamp",
            .payload(#""2026-01-01T00:00:00.123456Z","platform""#, #""today","platform""#)
        ) { $0.captureSentry { $0.timestamp = Date(timeIntervalSince1970: .infinity) } },
        BrokenRequest(
            "timestamp_future",
            .payload(
                #""2026-01-01T00:00:00.123456Z","platform""#,
                #""2026-01-02T00:00:00.123456Z","platform""#
            )
        ),
        BrokenRequest("platform", .payload(#""platform":"other""#, #""platform":"swift""#)) {
            $0.captureSentry { $0.platform = "swift" }
        },
        BrokenRequest("level", .payload(#""level":"error""#, #""level":"none""#)) {
            $0.captureSentry { $0.level = .none }
        },
        BrokenRequest("text_member", .payload(#""production""#, "1")),
        BrokenRequest("tags", .payload(#""zone":"a""#, #""zone":1"#)),
        BrokenRequest("tag_length", .payload(#""zone":"a""#, #""zone":"\#(text(200))""#)) {
            $0.captureSentry { $0.tags = ["zone": text(200)] }
        },
        BrokenRequest("object_member", .payload(#""platform""#, #""extra":[],"platform""#)),
        BrokenRequest("sdk", .payload(#""version":"1.0.0""#, #""build":"1.0.0""#)),
        BrokenRequest("fingerprint", .payload(#"["one"]"#, #""one""#)),
        BrokenRequest("message", .payload(#""platform""#, #""message":1,"platform""#)),
    ]

    private static let sentryDetails = [
        BrokenRequest(
            "breadcrumb_count",
            .payload(crumb, Array(repeating: crumb, count: 101).joined(separator: ","))
        ) { phone in
            let crumb = Breadcrumb(level: .info, category: "test")
            phone.captureSentry { $0.breadcrumbs = Array(repeating: crumb, count: 101) }
        },
        BrokenRequest(
            "breadcrumb_time",
            .payload(crumb, #"\#(crumb),{"timestamp":"2025-12-31T00:00:00Z"}"#)
        ),
        BrokenRequest(
            "breadcrumb_time",
            .payload(crumb, crumb.replacing("2026", with: "soon"))
        ) { phone in
            let crumb = Breadcrumb(level: .info, category: "test")
            crumb.timestamp = Date(timeIntervalSince1970: .infinity)
            phone.sentry.addBreadcrumb(crumb)
        },
        BrokenRequest("event_empty", .payload(exception, #""server_name":"x""#)) {
            $0.captureSentry { $0.exceptions = nil }
        },
        BrokenRequest(
            "number_range",
            .payload(exception, #"\#(exception),"contexts":{"a":{"b":9223372036854775808}}"#)
        ) {
            $0.captureSentry { $0.context = ["a": ["b": UInt128(UInt64.max) + 1]] }
        },
        BrokenRequest("breadcrumb_kind", .payload(#""level":"info""#, #""level":"odd""#)) {
            $0.captureSentry { $0.breadcrumbs = [Breadcrumb(level: .none, category: "c")] }
        },
        BrokenRequest("breadcrumbs", .payload(#""category":"test""#, #""category":1"#)),
        BrokenRequest("exception", .payload(#""type":"Failure""#, #""type":1"#)),
        BrokenRequest("mechanism", .payload(#"{"type":"generic"}"#, #"{"handled":true}"#)) {
            $0.captureSentry { $0.exceptions?.first?.mechanism = Mechanism(type: "") }
        },
        BrokenRequest(
            "frames",
            .payload(#""type":"Failure""#, #""stacktrace":{"frames":[]},"type":"Failure""#)
        ),
    ]
}
