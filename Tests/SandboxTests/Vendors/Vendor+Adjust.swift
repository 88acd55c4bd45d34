import AdjustSdk
import VendorDelivery

extension Vendor {
    static var adjust: Vendor {
        Vendor(
            name: "adjust",
            account: [
                "--adjust-app-token", "abcdefghijkl", "--adjust-event-tokens", "abc123",
                "--adjust-bearer", "bearer-hush",
            ],
            makeStandIn: adjustStandIn,
            limits: AdjustLimits.all,
            sample: { $0.trackAdjustSample() },
            brokenRequests: BrokenRequest.adjust,
            callsAtLimits: adjustAtLimits,
            reasons: adjustReasons
        )
    }

    private static func adjustStandIn(
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void
    ) -> StandIn {
        let instance = AdjustInstance(
            device: AdjustDevice(.idfv("01234567-89AB-CDEF-0123-456789ABCDEF")),
            bearerToken: Secret("bearer-hush"),
            sink: sink,
            report: report
        )
        instance.initSdk(ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox))
        return StandIn(instance, requests: instance.requests(for:))
    }

    private static let adjustReasons = RuleReasons(
        theirsAlone: [
            .request: "app_token auth content_type encoding form method s2s",
            .unsent: """
            att_status created_at device_forgotten device_unknown flag forwarded_for \
            ip_address session_interval sharing time_twice unknown_parameter
            """,
            .written: "currency_needs_revenue",
            .sending: "time_future",
        ],
        oursAlone: [
            .calls: "config_required started",
            .request: "batch_count",
            .values: "parameter_name",
            .sending: "ad_time_age",
        ],
        unbroken: [
            .state: "device_forgotten device_unknown session_interval",
            .unsent: "forwarded_for sharing",
        ]
    )
}

extension Phone {
    var adjust: AdjustInstance { standIn() }
}
