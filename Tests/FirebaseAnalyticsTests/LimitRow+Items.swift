@testable import FirebaseAnalytics

extension LimitRow {
    static let items = [
        LimitRow(
            FirebaseLimits.itemsType,
            "items",
            passes: [.event(["items": [[String: Int]]()])],
            breaks: [.event(["items": "canary"]), .event(["items": ["item_id": "canary"]])]
        ),
        LimitRow(
            FirebaseLimits.itemsType,
            "items[0]",
            passes: [.item([:])],
            breaks: [.event(["items": ["canary"]])]
        ),
        LimitRow(
            FirebaseLimits.itemIDRequired,
            "items[0]",
            passes: [.item([:]), .event(["items": [["item_name": "Day ticket"]]])],
            breaks: [.event(["items": [["item_brand": "canary"]]]), .item(["item_id": ""])]
        ),
        LimitRow(
            FirebaseLimits.itemMemberType,
            "items[0].price",
            passes: [.item(["price": 1]), .item(["price": 0.5])],
            breaks: [.item(["price": "31337"])]
        ),
        LimitRow(
            FirebaseLimits.itemMemberType,
            "items[0].quantity",
            passes: [.item(["quantity": 2])],
            breaks: [.item(["quantity": 2.0]), .item(["quantity": "canary"])]
        ),
        LimitRow(
            FirebaseLimits.finite,
            "items[0].price",
            passes: [.item(["price": 1e300])],
            breaks: [.item(["price": Double.nan])]
        ),
        LimitRow(
            FirebaseLimits.itemCustomCount,
            "items[0]",
            passes: [.item(numbered(10).merging(["index": 1]) { $1 })],
            breaks: [.item(numbered(11))]
        ),
        LimitRow(
            FirebaseLimits.currencyCode,
            "items[0].currency",
            passes: [.item(["currency": "EUR"])],
            breaks: [.item(["currency": "canary"])]
        ),
        LimitRow(
            FirebaseLimits.paramNested,
            "items[0].a",
            passes: [.item(["a": "b"])],
            breaks: [.item(["a": ["canary"]])]
        ),
        LimitRow(
            FirebaseLimits.paramValueLength,
            "items[0].item_name",
            passes: [.item(["item_name": text(100)])],
            breaks: [.item(["item_name": text(101)])]
        ),
    ]
}
