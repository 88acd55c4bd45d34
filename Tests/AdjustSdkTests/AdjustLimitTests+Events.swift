import AdjustSdk
import VendorDelivery
import VendorTesting

extension AdjustLimitTests {
    static let eventRows: [Row] = [
        Row(
            AdjustLimits.eventTokenRequired,
            fits: { track($0, token: "a") },
            breaks: { track($0, token: "") }
        ),
        Row(
            AdjustLimits.eventToken,
            key: "event_token",
            fits: { track($0, token: "Abc123") },
            breaks: { track($0, token: "Abc-12") }
        ),
        Row(
            AdjustLimits.eventToken,
            key: "event_token",
            fits: { track($0, token: "abc123") },
            breaks: { track($0, token: "😀") }
        ),
        event(
            AdjustLimits.parameterName,
            "",
            isRecordRefused: false,
            fits: { $0.addCallbackParameter("😀", value: "") },
            breaks: { $0.addCallbackParameter("", value: Canary.text) }
        ),
        event(
            AdjustLimits.parameterName,
            "",
            isRecordRefused: false,
            fits: { $0.addPartnerParameter("p", value: "") },
            breaks: { $0.addPartnerParameter("", value: Canary.text) }
        ),
        Row(
            AdjustLimits.bodySize,
            fits: { fill($0, bytes: 1_000_000) },
            breaks: { fill($0, bytes: 1_000_001) }
        ),
    ]

    static let moneyRows: [Row] = amounts.map { rule, key, fitting, breaking in
        event(
            rule,
            key,
            fits: { $0.setRevenue(fitting.amount, currency: fitting.currency) },
            breaks: { $0.setRevenue(breaking.amount, currency: breaking.currency) }
        )
    }

    private typealias Money = (amount: Double, currency: String)

    private static let amounts: [(VendorRule, String, Money, Money)] = [
        (AdjustLimits.revenueForm, "revenue", (1, "USD"), (.nan, "USD")),
        (AdjustLimits.revenueForm, "revenue", (1e300, "USD"), (.infinity, "USD")),
        (AdjustLimits.revenueForm, "revenue", (0.001, "USD"), (-0.001, "USD")),
        (AdjustLimits.revenueMinimum, "revenue", (0.001, "USD"), (0.001.nextDown, "USD")),
        (AdjustLimits.revenueMinimum, "revenue", (0.001, "USD"), (0, "USD")),
        (AdjustLimits.revenueNeedsCurrency, "currency", (1, "USD"), (1, "")),
        (AdjustLimits.currencyCode, "currency", (1, "USD"), (1, "usd")),
        (AdjustLimits.currencyCode, "currency", (1, "USD"), (1, "US")),
        (AdjustLimits.currencyCode, "currency", (1, "USD"), (1, Canary.text)),
    ]

    private static func event(
        _ rule: VendorRule,
        _ key: String,
        isRecordRefused: Bool = true,
        fits: @escaping @Sendable (ADJEvent) -> Void,
        breaks: @escaping @Sendable (ADJEvent) -> Void
    ) -> Row {
        Row(
            rule,
            key: key,
            isRecordRefused: isRecordRefused,
            fits: { $0.track(fits) },
            breaks: { $0.track(breaks) }
        )
    }

    private static func track(_ phone: Phone, token: String) {
        phone.call { $0.trackEvent(ADJEvent(eventToken: token)) }
    }

    /// Tracks an event whose form has so many bytes.
    private static func fill(_ phone: Phone, bytes: Int) {
        phone.track { $0.addCallbackParameter("t", value: "") }
        let requests = phone.adjust.requests(for: phone.sink.take())
        let empty = requests.first?.body.byteCount ?? 0
        phone.track { event in
            event.addCallbackParameter("t", value: String(repeating: "x", count: bytes - empty))
        }
    }
}
