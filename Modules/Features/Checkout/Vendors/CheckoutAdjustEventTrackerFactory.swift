package import HeraldAdjust
import HeraldCore
import Shared

extension CheckoutAnalytics {
    /// What Adjust gets of this feature, with the dashboard's tokens by the events' names.
    package static func adjust(tokens: [String: String]) -> [any AdjustEventTrackerFactory] {
        [CheckoutAdjustEventTrackerFactory(tokens: tokens)]
    }
}

/// A paid pass has a token and revenue, a started checkout a token alone.
struct CheckoutAdjustEventTrackerFactory: AdjustEventTrackerTable {
    let tokens: [String: String]

    var routes: [AdjustRoute] {
        Route.on(CheckoutStarted.self) { started in
            guard let token = tokens[started.name] else { return .declined }
            return .claimed([TokenAdjustEventTracker(event: started, eventToken: token)])
        }
        Route.on(CheckoutCompleted.self) { completed in
            guard let token = tokens[completed.name] else { return .declined }
            let event = AdjustRevenueEvent(completed)
            return .claimed([RevenueAdjustEventTracker(event: event, eventToken: token)])
        }
        Route.drop(CardNumberSeen.self)
    }
}

extension AdjustRevenueEvent {
    /// The order's id is the key that Adjust drops a second report by, and a callback parameter.
    fileprivate init(_ completed: CheckoutCompleted) {
        let receipt = completed.receipt
        self.init(
            name: completed.name,
            revenue: receipt.order.price.majorUnits,
            currency: receipt.order.price.currency.code,
            deduplicationId: receipt.orderId,
            parameters: ["order_id": .string(receipt.orderId)]
        )
    }
}
