import FirebaseAnalytics
import VendorDelivery

extension Vendor {
    static var firebase: Vendor {
        Vendor(
            name: "firebase",
            otherName: "ga4",
            account: [
                "--ga4-api-secret", "hush", "--ga4-firebase-app-id", "1:234:ios:abc",
            ],
            makeStandIn: firebaseStandIn,
            limits: FirebaseLimits.all,
            sample: { $0.logFirebaseSample() },
            callsWithTexts: {
                $0.firebase.logEvent("TITLE_i", parameters: ["I": 1_234_567.5])
            },
            brokenRequests: BrokenRequest.firebase,
            callsAtLimits: firebaseAtLimits,
            reasons: firebaseReasons
        )
    }

    private static func firebaseStandIn(
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void
    ) -> StandIn {
        let instance = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:234:ios:abc",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: sink,
            report: report
        )
        return StandIn(instance, requests: instance.requests(for:))
    }

    private static let firebaseReasons = RuleReasons(
        theirsAlone: [
            .request: """
            auth content_type encoding events_count events_required method query \
            stream stream_encoding stream_form
            """,
            .unsent: "member_type unknown_member validation_behavior",
            .written: """
            consent_value duplicate_member engagement_time identity name_app_only \
            params_type session_id timestamp_type timestamp_unit user_property_value
            """,
            .sending: "timestamp_future",
            .advice: "recommended_missing session_missing",
            .numbers: "json",
            .types: "param_bool",
        ],
        oursAlone: [.numbers: "finite", .values: "param_automatic param_type"],
        unbroken: [
            .unsent: "client_id_form name_app_only",
            .advice: "recommended_missing session_missing",
        ]
    )
}

extension Phone {
    var firebase: AnalyticsInstance { standIn() }
}
