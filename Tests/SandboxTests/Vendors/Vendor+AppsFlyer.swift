import AppsFlyerLib
import VendorDelivery

extension Vendor {
    static var appsFlyer: Vendor {
        Vendor(
            name: "appsflyer",
            account: [
                "--appsflyer-dev-key", "hush", "--appsflyer-app-id", "id123456789",
            ],
            makeStandIn: appsFlyerStandIn,
            limits: AppsFlyerLimits.all,
            sample: { $0.logAppsFlyerSample() },
            brokenRequests: BrokenRequest.appsFlyer,
            callsAtLimits: appsFlyerAtLimits,
            reasons: appsFlyerReasons
        )
    }

    private static func appsFlyerStandIn(
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void
    ) -> StandIn {
        let instance = AppsFlyerLib(
            appsFlyerDevKey: Secret("hush"),
            appleAppID: "123456789",
            appsFlyerUID: "1415211453000-6513894",
            sink: sink,
            report: report
        )
        instance.start()
        return StandIn(instance, requests: { instance.requests(for: $0).map(\.namingSystem) })
    }

    private static let appsFlyerReasons = RuleReasons(
        theirsAlone: [
            .request: "app_id content_type encoding method os_required query",
            .unsent: """
            att custom_data custom_dimension device_id_form hash ip pc_auth \
            pc_custom_parameters pc_device_ids pc_event_name pc_ip pc_length \
            pc_parameters pc_request_id pc_timestamp pc_timestamp_age sharing_filter \
            unknown_member
            """,
            .written: """
            duplicate_member event_value_json event_value_required member_type
            """,
            .sending: "event_time_future",
            .numbers: "json",
        ],
        oursAlone: [
            .calls: "customer_user_id started",
            .request: "batch_count",
            .values: "parameter_name parameter_reserved value_type",
        ],
        unbroken: [
            .unsent: """
            pc_auth pc_custom_parameters pc_device_ids pc_event_name pc_ip pc_length \
            pc_parameters pc_request_id pc_timestamp pc_timestamp_age
            """,
            .written: "number_range",
        ]
    )
}

extension Phone {
    var appsFlyer: AppsFlyerLib { standIn() }
}

extension VendorRequest {
    /// The same with the iOS release that AppsFlyer wants, if it has none.
    fileprivate var namingSystem: VendorRequest {
        let text = body.text(revealingSecrets: true)
        guard !text.contains(#""os":"#) else { return self }
        return with(body: #"{"os":"18.0","# + text.dropFirst())
    }
}
