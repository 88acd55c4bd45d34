import AdjustSdk

extension Phone {
    /// An event with revenue and a callback's parameter.
    func trackAdjustSample() {
        trackAdjust { event in
            event.setRevenue(1.5, currency: "EUR")
            event.addCallbackParameter("zone", value: "a")
        }
    }

    func trackAdjust(_ token: String = "abc123", _ change: (ADJEvent) -> Void = { _ in }) {
        let event = ADJEvent(eventToken: token)
        if let event { change(event) }
        adjust.trackEvent(event)
    }

    func trackAd(_ change: (ADJAdRevenue) -> Void) {
        let adRevenue = ADJAdRevenue(source: "publisher")
        if let adRevenue { change(adRevenue) }
        adjust.trackAdRevenue(adRevenue)
    }
}

extension BrokenRequest {
    static let adjust = adjustRequests + adjustParameters + adjustMoney + adjustAds

    private static let adjustRequests = [
        BrokenRequest("method", .method("PUT")),
        BrokenRequest("content_type", .contentType("application/json")),
        BrokenRequest("encoding", .header("Content-Encoding", "gzip")),
        BrokenRequest("form", .moreFields("user_agent")),
        BrokenRequest("form", .moreFields("user_agent=%FF")),
        BrokenRequest("duplicate_parameter", .moreFields("environment=sandbox")),
        BrokenRequest("unknown_parameter", .moreFields("odd=1")),
        BrokenRequest("empty_parameter", .moreFields("user_agent=")),
        BrokenRequest("auth", .header("Authorization", nil)),
        BrokenRequest("auth", .header("Authorization", "Bearer wrong")),
    ]

    private static let adjustParameters = [
        BrokenRequest("s2s", .field("s2s", nil)),
        BrokenRequest("app_token_form", .field("app_token", "abc")),
        BrokenRequest("app_token", .field("app_token", "abcdefghijkm")),
        BrokenRequest("event_token_required", .field("event_token", nil)) { $0.trackAdjust("") },
        BrokenRequest("event_token", .field("event_token", "abc-123")) {
            $0.trackAdjust("abc-123")
        },
        BrokenRequest("device_id_required", .field("idfv", nil)),
        BrokenRequest(
            "device_id_form",
            .field("idfv", "01234567-89ab-cdef-0123-456789abcdef")
        ),
        BrokenRequest("created_at_unix", .field("created_at_unix", "1767225600123")),
        BrokenRequest(
            "created_at",
            Change.field("created_at_unix", nil).then(.moreFields("created_at=2026-01-01"))
        ),
        BrokenRequest(
            "body_size",
            .field("callback_params", "%7B%22t%22:%22\(text(1_000_000))%22%7D")
        ) {
            $0.trackAdjust { $0.addCallbackParameter("t", value: text(1_000_000)) }
        },
        BrokenRequest("time_twice", .moreFields("created_at=2026-01-01T00:00:00Z")),
        BrokenRequest("time_age", .field("created_at_unix", "1762214499")),
        BrokenRequest("time_future", .field("created_at_unix", "1767229301")),
        BrokenRequest("time_order", .field("created_at_unix", "1767225599"), second: true),
        BrokenRequest("environment", .field("environment", "staging")),
        BrokenRequest("ip_address", .moreFields("ip_address=here")),
        BrokenRequest("flag", .moreFields("tracking_enabled=yes")),
        BrokenRequest("att_status", .moreFields("att_status=4")),
        BrokenRequest("params_json", .field("callback_params", "%7B%22zone%22:1%7D")),
        BrokenRequest("params_json", .field("callback_params", "zone")),
    ]

    private static let adjustMoney = [
        amount("revenue_form", "-1.5", -1.5), amount("revenue_form", "1.5e0", .infinity),
        amount("revenue_form", "nan", .nan), amount("revenue_minimum", "0.0009", 0.0009),
        BrokenRequest("revenue_needs_currency", .field("currency", nil)) {
            $0.trackAdjust { $0.setRevenue(1.5, currency: "") }
        },
        BrokenRequest("currency_needs_revenue", .field("revenue", nil)),
        BrokenRequest("currency_code", .field("currency", "eur")) {
            $0.trackAdjust { $0.setRevenue(1.5, currency: "eur") }
        },
    ]

    private static let adjustAds = [
        BrokenRequest("ad_source", Change.onAd.then(.field("source", "other"))) {
            $0.adjust.trackAdRevenue(ADJAdRevenue(source: ""))
        },
        BrokenRequest("ad_revenue_required", Change.onAd.then(.field("revenue", nil))) {
            $0.trackAd { _ in }
        },
        BrokenRequest("ad_impressions", Change.onAd.then(.field("ad_impressions_count", "-1"))) {
            $0.trackAd { adRevenue in
                adRevenue.setRevenue(1, currency: "EUR")
                adRevenue.setAdImpressionsCount(-1)
            }
        },
    ]

    private static func amount(_ rule: String, _ text: String, _ amount: Double) -> BrokenRequest {
        BrokenRequest(rule, .field("revenue", text)) {
            $0.trackAdjust { $0.setRevenue(amount, currency: "EUR") }
        }
    }
}

extension Change {
    /// An ad's revenue, in place of the sample event.
    fileprivate static let onAd = sample { phone in
        phone.trackAd { adRevenue in
            adRevenue.setRevenue(0.5, currency: "EUR")
            adRevenue.setAdImpressionsCount(1)
        }
    }
}
