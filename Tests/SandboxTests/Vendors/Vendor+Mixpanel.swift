import Mixpanel
import VendorDelivery

extension Vendor {
    static var mixpanel: Vendor {
        Vendor(
            name: "mixpanel",
            account: [
                "--mixpanel-token", "hush",
            ],
            makeStandIn: mixpanelStandIn,
            limits: MixpanelLimits.all,
            sample: { $0.trackMixpanelSample() },
            callsWithTexts: {
                $0.mixpanel.track(event: "TITLE i", properties: ["I": 1_234_567.5])
            },
            brokenRequests: BrokenRequest.mixpanel,
            callsAtLimits: mixpanelAtLimits,
            reasons: mixpanelReasons
        )
    }

    private static func mixpanelStandIn(
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void
    ) -> StandIn {
        let instance = MixpanelInstance(
            token: Secret("hush"),
            sink: sink,
            makeDeviceID: { "d-1" },
            report: report
        )
        return StandIn(instance, requests: { instance.requests(for: $0).map(\.withoutIPOnImport) })
    }

    private static let mixpanelReasons = RuleReasons(
        theirsAlone: [
            .request: """
            auth batch_count batch_required body_size content_type encoding engage_ip \
            method project_id query strict token
            """,
            .unsent: "track_age unknown_member update_member",
            .written: """
            distinct_id_type duplicate_member engage_id identity_conflict \
            insert_id_form insert_id_length insert_id_refused insert_id_required \
            operation_count operation_type record_type time_required time_type \
            time_unit
            """,
            .sending: "insert_id_reused time_future",
            .numbers: "json",
        ],
        oursAlone: [.numbers: "finite"],
        unbroken: [
            .sizes: "batch_count body_size event_size update_size",
            .unsent: "track_age",
        ]
    )
}

extension Phone {
    var mixpanel: MixpanelInstance { standIn() }
}

extension VendorRequest {
    /// The same without `ip`, which Mixpanel's `/import` doesn't know.
    fileprivate var withoutIPOnImport: VendorRequest {
        path == "/import" ? with(query: query.filter { $0.name != "ip" }) : self
    }
}
