extension RuleReason {
    /// The sandbox's rules that no request in our tables breaks.
    static func unbroken(_ vendor: Vendor) -> [String: RuleReason] {
        let reasons: [RuleReason: String] =
            switch vendor {
            case .adjust:
                [
                    .state: "device_forgotten device_unknown session_interval",
                    .unsent: "forwarded_for sharing",
                ]
            case .amplitude: [.unsent: "form"]
            case .appsflyer:
                [
                    .unsent: """
                    pc_auth pc_custom_parameters pc_device_ids pc_event_name pc_ip pc_length \
                    pc_parameters pc_request_id pc_timestamp pc_timestamp_age
                    """,
                    .written: "number_range",
                ]
            case .firebase:
                [
                    .unsent: "client_id_form name_app_only",
                    .advice: "recommended_missing session_missing",
                ]
            case .mixpanel:
                [
                    .sizes: "batch_count body_size event_size update_size",
                    .unsent: "track_age",
                ]
            case .sentry:
                [
                    .sizes: "body_size",
                    .written: "event_count event_id_form key_form user_agent",
                ]
            }
        return byName(reasons)
    }
}
