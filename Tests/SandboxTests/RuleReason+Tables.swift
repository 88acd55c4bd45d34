extension RuleReason {
    /// The sandbox's rules that our table doesn't have.
    static func theirsAlone(_ vendor: Vendor) -> [String: RuleReason] {
        let reasons: [RuleReason: String] =
            switch vendor {
            case .adjust:
                [
                    .request: "app_token auth content_type encoding form method s2s",
                    .unsent: """
                    att_status created_at device_forgotten device_unknown flag forwarded_for \
                    ip_address session_interval sharing time_twice unknown_parameter
                    """,
                    .written: "currency_needs_revenue",
                    .sending: "time_future",
                ]
            case .amplitude:
                [
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
                ]
            case .appsflyer:
                [
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
                ]
            case .firebase:
                [
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
                ]
            case .mixpanel:
                [
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
                ]
            case .sentry:
                [
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
                ]
            }
        return byName(reasons)
    }

    /// Our rules that the sandbox doesn't have.
    static func oursAlone(_ vendor: Vendor) -> [String: RuleReason] {
        let reasons: [RuleReason: String] =
            switch vendor {
            case .adjust:
                [
                    .calls: "config_required started",
                    .request: "batch_count",
                    .values: "parameter_name",
                    .sending: "ad_time_age",
                ]
            case .amplitude:
                [
                    .calls: "operation_count",
                    .values: """
                    group_name_required property_name property_reserved quantity_minimum \
                    value_type
                    """,
                ]
            case .appsflyer:
                [
                    .calls: "customer_user_id started",
                    .request: "batch_count",
                    .values: "parameter_name parameter_reserved value_type",
                ]
            case .firebase: [.numbers: "finite", .values: "param_automatic param_type"]
            case .mixpanel: [.numbers: "finite"]
            case .sentry: [:]
            }
        return byName(reasons)
    }
}
