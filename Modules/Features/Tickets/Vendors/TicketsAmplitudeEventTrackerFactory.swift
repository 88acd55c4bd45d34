@preconcurrency package import AmplitudeSwift
package import HeraldAmplitude
import HeraldCore
import Shared

extension TicketsAnalytics {
    /// What Amplitude gets of this feature in a form of its own; the rest goes under its own name.
    package static func amplitude(_ amplitude: Amplitude) -> [any AmplitudeEventTrackerFactory] {
        [TicketsAmplitudeEventTrackerFactory(amplitude: amplitude)]
    }
}

/// Amplitude's revenue charts read revenue, not events.
struct TicketsAmplitudeEventTrackerFactory: AmplitudeEventTrackerTable {
    let amplitude: Amplitude

    var routes: [AmplitudeRoute] {
        Route.on(TicketPurchased.self) { purchase in
            .claimed([
                RevenueAmplitudeEventTracker(
                    event: AmplitudeRevenueEvent(purchase),
                    amplitude: amplitude
                )
            ])
        }
    }
}

extension AmplitudeRevenueEvent {
    fileprivate init(_ purchase: TicketPurchased) {
        let order = purchase.receipt.order
        self.init(
            name: purchase.name,
            price: order.price.majorUnits,
            quantity: order.count,
            productId: "\(order.rider.id)_\(order.fareId.rawValue)",
            revenueType: "purchase",
            currency: order.price.currency.code,
            parameters: ["order_id": .string(purchase.receipt.orderId)]
        )
    }
}
