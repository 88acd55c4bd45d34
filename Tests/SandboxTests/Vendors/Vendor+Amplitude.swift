import AmplitudeSwift
import VendorDelivery

extension Vendor {
    static var amplitude: Vendor {
        Vendor(
            name: "amplitude",
            account: [
                "--amplitude-api-key", "hush",
            ],
            makeStandIn: amplitudeStandIn,
            limits: AmplitudeLimits.all,
            sample: { $0.trackAmplitudeSample() },
            brokenRequests: BrokenRequest.amplitude,
            callsAtLimits: amplitudeAtLimits,
            reasons: amplitudeReasons
        )
    }

    private static func amplitudeStandIn(
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void
    ) -> StandIn {
        let instance = Amplitude(
            configuration: Configuration(
                apiKey: Secret("hush"),
                sink: sink,
                makeDeviceID: { "device-1" },
                report: report
            )
        )
        return StandIn(instance, requests: instance.requests(for:))
    }

    private static let amplitudeReasons = RuleReasons(
        theirsAlone: [
            .request: """
            auth batch_required content_type encoding form method options query
            """,
            .unsent: "ip member_type revenue_fields revenue_mixed unknown_member",
            .written: """
            duplicate_member identify_mixed identify_operation identify_required \
            properties_type revenue_type time_type
            """,
            .sending: "insert_id_reused time_future",
            .numbers: "json",
        ],
        oursAlone: [
            .calls: "operation_count",
            .values: """
            group_name_required property_name property_reserved quantity_minimum \
            value_type
            """,
        ],
        unbroken: [.unsent: "form"]
    )
}

extension Phone {
    var amplitude: Amplitude { standIn() }
}
