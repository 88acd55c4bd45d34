import HeraldCore
import HeraldMixpanel
import Mixpanel
import VendorDelivery

@testable import Tickets

extension VendorChain {
    static func mixpanel(_ parts: [ChainPart] = ChainPart.allCases) -> VendorChain {
        let sink = DryRun()
        let mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: sink,
            makeDeviceID: { "device" }
        )
        let factories = parts.flatMap { part -> [any MixpanelEventTrackerFactory] in
            switch part {
            case .screenViews: [ScreenDroppingMixpanelEventTrackerFactory()]
            case .tickets: TicketsAnalytics.mixpanel(mixpanel)
            case .anotherFeature: [AnotherMixpanelEventTrackerFactory()]
            }
        }
        let service = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                factories + [GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)]
            ),
            propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
        )
        return VendorChain(
            HeraldProvider(name: "mixpanel", events: service),
            of: mixpanel,
            over: sink
        )
    }
}

/// An app's own rule: Mixpanel bills by the event, and gets no screens.
private struct ScreenDroppingMixpanelEventTrackerFactory: MixpanelEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        event is any ScreenViewEvent ? .dropped : .declined
    }
}

private struct AnotherMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    var routes: [MixpanelRoute] {
        Route.drop(SeatTaken.self)
    }
}
