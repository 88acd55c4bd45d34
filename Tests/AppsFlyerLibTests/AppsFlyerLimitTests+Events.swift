import AppsFlyerLib
import VendorDelivery
import VendorTesting

extension AppsFlyerLimitTests {
    static let valueRows: [Row] =
        values.map { rule, fitting, breaking in
            Row(
                rule,
                key: "v",
                isRecordRefused: false,
                fits: { $0.log("e", ["v": fitting]) },
                breaks: { $0.log("e", ["v": breaking]) }
            )
        } + [
            Row(
                AppsFlyerLimits.eventNameRequired,
                fits: { $0.log("😀") },
                breaks: { $0.log("", ["v": Canary.text]) }
            ),
            Row(
                AppsFlyerLimits.parameterName,
                key: "",
                isRecordRefused: false,
                fits: { $0.log("e", ["😀": Canary.text]) },
                breaks: { $0.log("e", ["": Canary.text]) }
            ),
            Row(
                AppsFlyerLimits.parameterName,
                key: "Array<String>",
                isRecordRefused: false,
                fits: { $0.log("e", ["v": Canary.text]) },
                breaks: { $0.log("e", [[Canary.text]: Canary.text]) }
            ),
            Row(
                AppsFlyerLimits.bodySize,
                fits: { fill($0, bytes: 1_000) },
                breaks: { fill($0, bytes: 1_001) }
            ),
        ]

    static let moneyRows: [Row] =
        [
            "", "6 USD", "1,5", "nan", "inf", "1e3", "0x1", "--1", "+1", "-", " 1", Canary.text,
        ].map { revenue(AppsFlyerLimits.revenueForm, fits: "-2.5", breaks: $0) }
        + ["usd", "US", "USDT", "", "US1", "😀", Canary.text].map { code in
            Row(
                AppsFlyerLimits.currencyCode,
                key: "af_currency",
                fits: { $0.log("e", ["af_currency": "USD"]) },
                breaks: { $0.log("e", ["af_currency": code]) }
            )
        }
        + [
            revenue(AppsFlyerLimits.numberRange, fits: 0.1, breaks: Double.nan),
            revenue(AppsFlyerLimits.numberRange, fits: -1, breaks: -Double.infinity),
            revenue(AppsFlyerLimits.revenueForm, fits: UInt64.max, breaks: true),
            revenue(AppsFlyerLimits.valueType, fits: 0, breaks: String?.none),
            Row(
                AppsFlyerLimits.revenueNeedsCurrency,
                key: "af_revenue",
                fits: { $0.log("e", ["af_revenue": 1, "af_currency": "USD"]) },
                breaks: { $0.log("e", ["af_revenue": 1]) }
            ),
            Row(
                AppsFlyerLimits.revenueNeedsCurrency,
                key: "af_revenue",
                fits: { phone in
                    phone.appsFlyer.currencyCode = "USD"
                    phone.log("e", ["af_revenue": 1])
                },
                breaks: { phone in
                    phone.appsFlyer.currencyCode = nil
                    phone.log("e", ["af_revenue": 1])
                }
            ),
        ]

    private static let values: [(VendorRule, any Sendable, any Sendable)] = [
        (AppsFlyerLimits.numberRange, Double.greatestFiniteMagnitude, Double.infinity),
        (AppsFlyerLimits.numberRange, 0.1, Double.nan),
        (AppsFlyerLimits.numberRange, [0.1], [Double.nan]),
        (AppsFlyerLimits.numberRange, UInt64.max, UInt128(UInt64.max) + 1),
        (AppsFlyerLimits.numberRange, Int64.min, Int128(Int64.min) - 1),
        (AppsFlyerLimits.valueType, true, String?.none),
        (AppsFlyerLimits.valueType, [Canary.text], Set([Canary.text])),
        (AppsFlyerLimits.valueType, [Canary.text], [[Canary.text]]),
        (AppsFlyerLimits.valueType, Canary.text, ["a": Canary.text]),
    ]

    private static func revenue(
        _ rule: VendorRule,
        fits: any Sendable,
        breaks: any Sendable
    ) -> Row {
        Row(
            rule,
            key: "af_revenue",
            fits: { $0.log("e", ["af_revenue": fits, "af_currency": "USD"]) },
            breaks: { $0.log("e", ["af_revenue": breaks, "af_currency": "USD"]) }
        )
    }

    /// Logs an event whose body has so many bytes, in letters of two bytes each but for the last.
    private static func fill(_ phone: Phone, bytes: Int) {
        phone.log("e", ["t": ""])
        let letters = bytes - (phone.takeBodies().first?.utf8.count ?? 0)
        let text = String(repeating: "é", count: letters / 2)
        phone.log("e", ["t": text + String(repeating: "x", count: letters % 2)])
    }
}
