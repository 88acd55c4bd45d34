package import HeraldAdjust
import HeraldCore
import Shared

extension TicketsAnalytics {
    /// What Adjust gets of this feature, with the dashboard's tokens by the events' names.
    package static func adjust(tokens: [String: String]) -> [any AdjustEventTrackerFactory] {
        [TicketsAdjustEventTrackerFactory(tokens: tokens)]
    }

    /// The properties that Adjust gets of this feature.
    package static func adjustProperties() -> [any AdjustPropertySetterFactory] {
        [TicketsAdjustPropertySetterFactory()]
    }
}

/// A sale has a token and revenue; taps on + and − go nowhere, token or not.
struct TicketsAdjustEventTrackerFactory: AdjustEventTrackerTable {
    let tokens: [String: String]

    var routes: [AdjustRoute] {
        Route.on(TicketPurchased.self) { purchase in
            guard let token = tokens[purchase.name] else { return .declined }
            let event = AdjustRevenueEvent(purchase)
            return .claimed([RevenueAdjustEventTracker(event: event, eventToken: token)])
        }
        Route.drop(TicketCountChanged.self)
    }
}

extension AdjustRevenueEvent {
    /// The order's id is the key that Adjust drops a second report by, and a callback parameter.
    fileprivate init(_ purchase: TicketPurchased) {
        let receipt = purchase.receipt
        self.init(
            name: purchase.name,
            revenue: receipt.total.majorUnits,
            currency: receipt.total.currency.code,
            deduplicationId: receipt.orderId,
            parameters: ["order_id": .string(receipt.orderId)]
        )
    }
}

/// Sends the number of tickets that were bought last with every later event.
struct TicketsAdjustPropertySetterFactory: AdjustPropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any AdjustPropertySetter> {
        guard property is TicketsPurchased else { return .declined }
        return .claimed([GenericAdjustPropertySetter(property: property)])
    }

    func mayAnswer(for type: any Property.Type) -> Bool { type == TicketsPurchased.self }
}
