extension FirebaseLimits {
    static func isReserved(eventName name: String, isWeb: Bool) -> Bool {
        reservedEvents.contains(name) || (isWeb && reservedWebEvents.contains(name))
    }

    /// The events that GA4 makes by itself, and sometimes says are reserved.
    ///
    /// Only older lists have `in_app_purchase`.
    static let reservedEvents: Set<String> = [
        "ad_activeview", "ad_click", "ad_exposure", "ad_query", "ad_reward", "adunit_exposure",
        "app_background", "app_clear_data", "app_exception", "app_install", "app_remove",
        "app_store_refund", "app_store_subscription_cancel", "app_store_subscription_convert",
        "app_store_subscription_renew", "app_update", "app_upgrade", "dynamic_link_app_open",
        "dynamic_link_app_update", "dynamic_link_first_open", "error", "firebase_campaign",
        "firebase_in_app_message_action", "firebase_in_app_message_dismiss",
        "firebase_in_app_message_impression", "first_open", "first_visit", "in_app_purchase",
        "notification_dismiss", "notification_foreground", "notification_open",
        "notification_receive", "notification_send", "os_update", "session_start",
        "session_start_with_rollout", "user_engagement",
    ]

    /// Those of a web stream besides; lists differ on `video_complete` and `view_complete`.
    ///
    /// `screen_view` and `ad_impression`, which only apps may send, have other names there.
    static let reservedWebEvents: Set<String> = [
        "click", "file_download", "form_start", "form_submit", "page_view", "scroll",
        "video_complete", "video_progress", "video_start", "view_complete", "view_search_results",
    ]

    static let reservedUserProperties: Set<String> = [
        "cid", "customer_id", "first_open_after_install", "first_open_time", "first_visit_time",
        "last_deep_link_referrer", "session_id", "user_id",
    ]
}
