// swift-format-ignore-file
import HeraldCore

struct OrderPaid: Event {
    let orderId: String
    let total: Double

    var name: String { "order_paid" }
    var parameters: [String: AnalyticsValue] {
        ["order_id": .string(orderId), "total": .double(total)]
    }
}
