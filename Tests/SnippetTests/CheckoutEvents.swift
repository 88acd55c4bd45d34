import HeraldCore

/// The other events that the snippets name.
struct CheckoutCompleted: Event {
    let total: Double
    let items: Int

    var name: String { "checkout_completed" }
    var parameters: [String: AnalyticsValue] {
        ["total": .double(total), "item_count": .int(items)]
    }
}

struct PayTapped: Event {
    var name: String { "pay_tapped" }
    var parameters: [String: AnalyticsValue] { ["method": "card"] }
}

struct CardNumberSeen: Event {
    var name: String { "card_number_seen" }
}
