import HeraldCore
package import HeraldMixpanel
@preconcurrency package import Mixpanel

extension TicketsAnalytics {
    /// What Mixpanel gets of this feature in a form of its own; the rest goes under its own name.
    package static func mixpanel(
        _ mixpanel: MixpanelInstance
    ) -> [any MixpanelEventTrackerFactory] {
        [TicketsMixpanelEventTrackerFactory(mixpanel: mixpanel)]
    }
}

/// Mixpanel's revenue reports read charges on a profile, and it bills by the event.
struct TicketsMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    let mixpanel: MixpanelInstance

    var routes: [MixpanelRoute] {
        Route.on(TicketPurchased.self) { purchase in
            .claimed([
                GenericMixpanelEventTracker(event: purchase, mixpanel: mixpanel),
                ChargeMixpanelEventTracker(receipt: purchase.receipt, mixpanel: mixpanel),
            ])
        }
        // Each tap on + and − is an event, which nobody has asked Mixpanel about.
        Route.drop(TicketCountChanged.self)
    }
}
