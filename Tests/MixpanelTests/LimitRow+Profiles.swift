@testable import Mixpanel

extension LimitRow {
    static let profiles = [
        LimitRow(
            MixpanelLimits.finite,
            "$amount",
            passes: [.profile("$append") { $0.trackCharge(amount: -0.0) }],
            breaks: [Double.nan, .infinity].map { amount in
                .profile("$append") { $0.trackCharge(amount: amount) }
            }
        ),
        LimitRow(
            MixpanelLimits.transaction,
            "$amount",
            passes: [.charge(["amount": 1])],
            breaks: [.charge(["$amount": "canary"])]
        ),
        LimitRow(
            MixpanelLimits.transaction,
            "$time",
            passes: [.charge(["time": 1])],
            breaks: [.charge(["$time": "canary"])]
        ),
        LimitRow(
            MixpanelLimits.addNumber,
            "a",
            passes: [.profile("$add") { $0.increment(properties: ["a": 1, "b": -0.5]) }],
            breaks: [
                .profile("$add") { $0.increment(properties: ["a": "canary", "b": 1]) },
                .profile("$add") { $0.increment(properties: ["a": true]) },
            ]
        ),
        LimitRow(
            MixpanelLimits.unionArray,
            "a",
            passes: [.profile("$union") { $0.union(properties: ["a": [String]()]) }],
            breaks: [.profile("$union") { $0.union(properties: ["a": "canary"]) }]
        ),
        LimitRow(
            MixpanelLimits.stringLength,
            passes: [.profile("$unset") { $0.unset(properties: [text(255)]) }],
            breaks: [.profile("$unset") { $0.unset(properties: ["a", text(256)]) }]
        ),
    ]

    static let identities = [
        LimitRow(
            MixpanelLimits.distinctIDRequired,
            "distinct_id",
            passes: [.identify("u")],
            breaks: [.identify("")]
        ),
        LimitRow(
            MixpanelLimits.distinctIDRefused,
            "distinct_id",
            passes: [.identify("00"), .identify("nobody")],
            breaks: (MixpanelLimits.refusedIDs.sorted() + ["NULL", "Anonymous"])
                .map { .identify($0) }
        ),
        LimitRow(
            MixpanelLimits.stringLength,
            "distinct_id",
            passes: [.identify(text(255))],
            breaks: [.identify(text(256))]
        ),
    ]
}
