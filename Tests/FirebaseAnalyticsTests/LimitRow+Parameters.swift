@testable import FirebaseAnalytics

extension LimitRow {
    static let parameters = [
        LimitRow(
            FirebaseLimits.paramNameLength,
            text(41),
            passes: [.event([text(40): 1])],
            breaks: [.event([text(41): 1])]
        ),
        LimitRow(
            FirebaseLimits.paramNameForm,
            "",
            passes: [.event(["A9_": 1])],
            breaks: [.event(["": 1])]
        ),
        LimitRow(
            FirebaseLimits.paramNameForm,
            "😀",
            passes: [.event(["z": 1])],
            breaks: [.event(["😀": 1])]
        ),
        LimitRow(
            FirebaseLimits.paramNamePrefix,
            "_a",
            passes: [.event(["a_": 1])],
            breaks: [.event(["_a": 1])]
        ),
        LimitRow(
            FirebaseLimits.paramNamePrefix,
            "ga_session",
            passes: [.event(["gas": 1])],
            breaks: [.event(["ga_session": 1])]
        ),
        LimitRow(
            FirebaseLimits.paramNameReserved,
            "firebase_conversion",
            passes: [.event(["conversion": 1])],
            breaks: [.event(["firebase_conversion": 1])]
        ),
        LimitRow(
            FirebaseLimits.paramAutomatic,
            "session_id",
            passes: [.event(["session": 1])],
            breaks: [.event(["session_id": "canary"])]
        ),
        LimitRow(
            FirebaseLimits.paramAutomatic,
            "engagement_time_msec",
            passes: [.event(["engagement": 1])],
            breaks: [.event(["engagement_time_msec": 31_337])]
        ),
        LimitRow(
            FirebaseLimits.paramNull,
            "a",
            passes: [.event(["a": Int?.some(1)])],
            breaks: [.event(["a": Int?.none])]
        ),
        LimitRow(
            FirebaseLimits.paramNested,
            "a",
            passes: [.event(["items": [["item_id": "day"]]])],
            breaks: [.event(["a": ["canary"]]), .event(["a": ["b": "canary"]])]
        ),
        LimitRow(
            FirebaseLimits.paramType,
            "a",
            passes: [.event(["a": true]), .event(["a": Int8(1)]), .event(["a": Float(0.1)])],
            breaks: [.event(["a": Character("c")]), .event(["a": 31_337...31_338])]
        ),
        LimitRow(
            FirebaseLimits.paramValueLength,
            "a",
            passes: [text(100), text(50, of: "😀"), text(100, of: "é")].map { .event(["a": $0]) },
            breaks: [text(101), text(51, of: "😀"), text(101, of: "é")].map { .event(["a": $0]) }
        ),
        LimitRow(
            FirebaseLimits.numberRange,
            "a",
            passes: [.event(["a": Int.min]), .event(["a": UInt64(Int.max)])],
            breaks: [.event(["a": UInt64(Int.max) + 1]), .event(["a": Int128.min])]
        ),
    ]

    static let money = [
        LimitRow(
            FirebaseLimits.finite,
            "value",
            passes: [.event(["value": 0.0, "currency": "EUR"])],
            breaks: [Double.nan, .infinity].map { .event(["value": $0, "currency": "EUR"]) }
        ),
        LimitRow(
            FirebaseLimits.valueType,
            "value",
            passes: [.event(["value": -1, "currency": "EUR"])],
            breaks: [.event(["value": "31337", "currency": "EUR"])]
        ),
        LimitRow(
            FirebaseLimits.valueNeedsCurrency,
            "value",
            passes: [.event(["value": 0.5, "currency": "EUR"])],
            breaks: [.event(["value": 313.37])]
        ),
        LimitRow(
            FirebaseLimits.currencyNeedsValue,
            "currency",
            passes: [.event([:])],
            breaks: [.event(["currency": "EUR"])]
        ),
        LimitRow(
            FirebaseLimits.currencyCode,
            "currency",
            passes: ["USD", "JPY", "XAF"].map { .event(["value": 1, "currency": $0]) },
            breaks: ["usd", "US", "XXX", "", "EURO"].map { .event(["value": 1, "currency": $0]) }
        ),
    ]
}
