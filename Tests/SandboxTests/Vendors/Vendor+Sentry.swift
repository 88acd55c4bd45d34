import Sentry
import VendorDelivery

extension Vendor {
    static var sentry: Vendor {
        Vendor(
            name: "sentry",
            account: [
                "--sentry-key", "0123456789abcdef0123456789abcdef", "--sentry-project", "42",
            ],
            makeStandIn: sentryStandIn,
            limits: SentryLimits.all,
            sample: { $0.captureSentrySample() },
            brokenRequests: BrokenRequest.sentry,
            callsAtLimits: sentryAtLimits,
            reasons: sentryReasons
        )
    }

    private static func sentryStandIn(
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void
    ) throws -> StandIn {
        let instance = SentryInstance(
            dsn: try SentryDSN("https://0123456789abcdef0123456789abcdef@o1.ingest.sentry.io/42"),
            sink: sink,
            now: { Phone.start },
            report: report
        )
        instance.start { _ in }
        return StandIn(instance, requests: instance.requests(for:))
    }

    private static let sentryReasons = RuleReasons(
        theirsAlone: [
            .request: """
            auth auth_client auth_once auth_version body_size content_type encoding \
            header_member item_header item_length item_required item_type method \
            query sent_at_drift user_agent
            """,
            .unsent: "frames object_member unknown_member",
            .written: """
            breadcrumbs duplicate_member event_id_match event_id_required fingerprint \
            message sdk tags text_member
            """,
            .sending: "event_id_reused timestamp_future",
        ],
        oursAlone: [:],
        unbroken: [
            .sizes: "body_size",
            .written: "event_count event_id_form key_form user_agent",
        ]
    )
}

extension Phone {
    var sentry: SentryInstance { standIn() }
}
