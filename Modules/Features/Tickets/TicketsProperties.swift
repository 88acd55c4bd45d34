import HeraldCore

/// How many tickets the person's latest purchase was for.
struct TicketsPurchased: UserProperty {
    let count: Int

    var name: String { "tickets_purchased" }
    var value: AnalyticsValue { .int(count) }
}
