import AppsFlyerLib
import VendorDelivery

extension Phone {
    /// A purchase of a known user who has decided.
    func logAppsFlyerSample() {
        appsFlyer.customerUserID = "user-1"
        appsFlyer.setConsentData(
            AppsFlyerConsent(
                isUserSubjectToGDPR: true,
                hasConsentForDataUsage: true,
                hasConsentForAdsPersonalization: false
            )
        )
        appsFlyer.logEvent("af_purchase", withValues: ["af_revenue": 1.5, "af_currency": "EUR"])
    }
}

extension BrokenRequest {
    static let appsFlyer = appsFlyerRequests + appsFlyerMembers + appsFlyerMoney

    private static let appsFlyerRequests = [
        BrokenRequest("method", .method("PUT")),
        BrokenRequest("content_type", .contentType("text/plain")),
        BrokenRequest("encoding", .header("Content-Encoding", "gzip")),
        BrokenRequest("query", .moreQuery("debug", "1")),
        BrokenRequest("auth", .header("authentication", nil)) {
            $0.appsFlyer.appsFlyerDevKey = Secret("")
            $0.log()
        },
        BrokenRequest("auth", .header("authentication", "wrong")),
        BrokenRequest("body_size", .body("user-1", text(1_025))) {
            $0.log(["t": text(1_000)])
        },
        BrokenRequest("app_id_form", .path("/inappevent/123456789")) {
            $0.appsFlyer.appleAppID = "com.example.app"
            $0.log()
        },
        BrokenRequest("app_id", .path("/inappevent/id987654321")),
        BrokenRequest("json", .body(#""eventCurrency":"EUR""#, #""eventCurrency":NaN"#)),
        BrokenRequest("duplicate_member", .body(#""os":"#, #""eventName":"e","os":"#)),
        BrokenRequest("unknown_member", .body(#""os":"#, #""odd":1,"os":"#)),
    ]

    private static let appsFlyerMembers = [
        BrokenRequest("appsflyer_id_required", .body(#""appsflyer_id""#, #""bundleIdentifier""#)),
        BrokenRequest("appsflyer_id_form", .body("1415211453000-6513894", "1415211453000")),
        BrokenRequest("event_name_required", .body("af_purchase", "")) {
            $0.appsFlyer.logEvent("", withValues: nil)
        },
        BrokenRequest("event_value_required", .body(#""eventValue""#, #""bundleIdentifier""#)),
        BrokenRequest("event_value_type", .eventValue("{}")),
        BrokenRequest("event_value_json", .eventValue(#""[]""#)),
        BrokenRequest("event_time_form", .body("2026-01-01 00:00:00.123", "2026-01-01T00:00:00Z")),
        BrokenRequest("event_time_form", .body("2026-01-01 00:00:00.123", "1767225600")),
        BrokenRequest("event_time_late", .body("2026-01-01 00:00", "2025-12-30 23:59")),
        BrokenRequest("event_time_future", .body("2026-01-01 00:00", "2026-01-01 01:02")),
        BrokenRequest("os_required", .body(#""os""#, #""bundleIdentifier""#)),
        BrokenRequest("ip", .body(#""os":"#, #""ip":"here","os":"#)),
        BrokenRequest("hash", .body(#""os":"#, #""email_hashed":"me","os":"#)),
        BrokenRequest("att", .body(#""os":"#, #""att":4,"os":"#)),
        BrokenRequest("device_id_form", .body(#""os":"#, #""idfa":"x","os":"#)),
        BrokenRequest("member_type", .body(#""user-1""#, "1")),
        BrokenRequest("consent_data", .body(#""gdpr_applies":true"#, #""gdpr_applies":"yes""#)),
        BrokenRequest("sharing_filter", .body(#""os":"#, #""sharing_filter":"none","os":"#)),
        BrokenRequest("custom_data", .body(#""os":"#, #""custom_data":{},"os":"#)),
        BrokenRequest("custom_dimension", .body(#""os":"#, #""custom_dimension":"x","os":"#)),
    ]

    private static let appsFlyerMoney = [
        BrokenRequest("currency_code", .body(#"\"EUR\""#, #"\"eur\""#)) {
            $0.log(["af_revenue": 1.5, "af_currency": "eur"])
        },
        BrokenRequest("currency_code", .body(#""eventCurrency":"EUR""#, #""eventCurrency":"€""#)) {
            $0.appsFlyer.currencyCode = "€"
        },
        BrokenRequest("revenue_form", .body("1.5", #"\"1,5\""#)) {
            $0.log(["af_revenue": "1,5", "af_currency": "EUR"])
        },
        BrokenRequest("revenue_form", .body("1.5", "true")) {
            $0.log(["af_revenue": true, "af_currency": "EUR"])
        },
        BrokenRequest(
            "revenue_needs_currency",
            Change.body(#"\"af_currency\":\"EUR\","#, "").then(
                .body(#""eventCurrency":"EUR","#, "")
            )
        ) { $0.log(["af_revenue": 1.5]) },
    ]
}

extension Change {
    /// Another `eventValue`, as JSON.
    fileprivate static func eventValue(_ json: String) -> Change {
        .body(#""{\"af_currency\":\"EUR\",\"af_revenue\":1.5}""#, json)
    }
}

extension Phone {
    fileprivate func log(_ values: [String: any Sendable]? = nil) {
        appsFlyer.logEvent("e", withValues: values)
    }
}
