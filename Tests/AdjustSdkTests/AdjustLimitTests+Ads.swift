import AdjustSdk
import VendorDelivery
import VendorTesting

extension AdjustLimitTests {
    static let adRows: [Row] = [
        Row(
            AdjustLimits.adSource,
            fits: { track($0, source: "a") { $0.setRevenue(1, currency: "USD") } },
            breaks: { track($0, source: "") { $0.setRevenue(1, currency: "USD") } }
        ),
        Row(
            AdjustLimits.adRevenueRequired,
            key: "revenue",
            fits: { track($0) { $0.setRevenue(0, currency: "USD") } },
            breaks: { track($0) { _ in } }
        ),
        Row(
            AdjustLimits.revenueForm,
            key: "revenue",
            fits: { track($0) { $0.setRevenue(.leastNonzeroMagnitude, currency: "USD") } },
            breaks: { track($0) { $0.setRevenue(-.leastNonzeroMagnitude, currency: "USD") } }
        ),
        Row(
            AdjustLimits.revenueForm,
            key: "revenue",
            fits: { track($0) { $0.setRevenue(1, currency: "USD") } },
            breaks: { track($0) { $0.setRevenue(.nan, currency: "USD") } }
        ),
        Row(
            AdjustLimits.currencyCode,
            key: "currency",
            fits: { track($0) { $0.setRevenue(1, currency: "USD") } },
            breaks: { track($0) { $0.setRevenue(1, currency: Canary.text) } }
        ),
        paid(
            AdjustLimits.adImpressions,
            "ad_impressions_count",
            fits: { $0.setAdImpressionsCount(0) },
            breaks: { $0.setAdImpressionsCount(-1) }
        ),
        paid(
            AdjustLimits.emptyParameter,
            "ad_revenue_network",
            isRecordRefused: false,
            fits: { $0.setAdRevenueNetwork("a") },
            breaks: { $0.setAdRevenueNetwork("") }
        ),
        paid(
            AdjustLimits.emptyParameter,
            "ad_revenue_unit",
            isRecordRefused: false,
            fits: { $0.setAdRevenueUnit("a") },
            breaks: { $0.setAdRevenueUnit("") }
        ),
        paid(
            AdjustLimits.emptyParameter,
            "ad_revenue_placement",
            isRecordRefused: false,
            fits: { $0.setAdRevenuePlacement("a") },
            breaks: { $0.setAdRevenuePlacement("") }
        ),
    ]

    /// Revenue of one dollar, but for what a row changes.
    private static func paid(
        _ rule: VendorRule,
        _ key: String,
        isRecordRefused: Bool = true,
        fits: @escaping @Sendable (ADJAdRevenue) -> Void,
        breaks: @escaping @Sendable (ADJAdRevenue) -> Void
    ) -> Row {
        @Sendable func run(_ phone: Phone, _ change: (ADJAdRevenue) -> Void) {
            track(phone) { adRevenue in
                adRevenue.setRevenue(1, currency: "USD")
                change(adRevenue)
            }
        }
        return Row(
            rule,
            key: key,
            isRecordRefused: isRecordRefused,
            fits: { run($0, fits) },
            breaks: { run($0, breaks) }
        )
    }

    private static func track(
        _ phone: Phone,
        source: String = "publisher",
        _ change: (ADJAdRevenue) -> Void
    ) {
        let adRevenue = ADJAdRevenue(source: source)
        if let adRevenue { change(adRevenue) }
        phone.call { $0.trackAdRevenue(adRevenue) }
    }
}
