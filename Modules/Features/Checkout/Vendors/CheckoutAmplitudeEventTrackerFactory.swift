@preconcurrency package import AmplitudeSwift
package import HeraldAmplitude
import HeraldCore
import Shared

extension CheckoutAnalytics {
    /// What Amplitude gets of this feature in a form of its own; the rest goes under its own name.
    package static func amplitude(_ amplitude: Amplitude) -> [any AmplitudeEventTrackerFactory] {
        [CheckoutAmplitudeEventTrackerFactory(amplitude: amplitude)]
    }
}

/// Amplitude's revenue charts read revenue, not events.
struct CheckoutAmplitudeEventTrackerFactory: AmplitudeEventTrackerTable {
    let amplitude: Amplitude

    var routes: [AmplitudeRoute] {
        Route.on(CheckoutCompleted.self) { completed in
            .claimed([
                RevenueAmplitudeEventTracker(
                    event: AmplitudeRevenueEvent(completed),
                    amplitude: amplitude
                )
            ])
        }
        Route.drop(CardNumberSeen.self)
    }
}

extension AmplitudeRevenueEvent {
    fileprivate init(_ completed: CheckoutCompleted) {
        let order = completed.receipt.order
        self.init(
            name: completed.name,
            price: order.price.majorUnits,
            productId: order.pass.id,
            revenueType: "purchase",
            currency: order.price.currency.code,
            parameters: ["order_id": .string(completed.receipt.orderId)]
        )
    }
}
