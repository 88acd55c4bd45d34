import AnalyticsConsent
import AnalyticsDiagnostics
import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

extension Vendor {
    /// Mixpanel gets everything but screen views and diagnostics, since it bills by the event.
    ///
    /// The features' factories are made by a function, so that there are none without a Mixpanel.
    static func mixpanel(
        _ keys: MixpanelKeys,
        features: (MixpanelInstance) -> [any MixpanelEventTrackerFactory],
        policy: ChainPolicy,
        outbox: VendorOutbox,
        device: VendorDevice
    ) -> Vendor {
        let mixpanel = MixpanelInstance(
            token: keys.token,
            region: keys.region,
            sink: outbox,
            optOutTrackingByDefault: true,
            makeDeviceID: device.id,
            report: StandInProblem.report
        )
        let tracker = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                [
                    ScreenViewDroppingMixpanelEventTrackerFactory(),
                    DiagnosticsDroppingMixpanelEventTrackerFactory(),
                ]
                    + features(mixpanel)
                    + [policy.end(GenericMixpanelEventTrackerFactory(mixpanel: mixpanel))]
            ),
            propertySetterFactory: CompositeMixpanelPropertySetterFactory([
                // Before the generic one: a user property is a property too.
                UserPropertyMixpanelPropertySetterFactory(mixpanel: mixpanel),
                policy.end(GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)),
            ])
        )
        let service = MixpanelAnalyticsService(mixpanel: mixpanel)
        return Vendor(
            provider: HeraldProvider(
                name: "mixpanel",
                events: tracker,
                properties: tracker,
                identity: device.forgotten(with: service),
                lifecycle: service,
                consent: service
            ),
            purpose: VendorName.mixpanel.purpose,
            instance: mixpanel,
            outbox: outbox,
            route: DeliveryRoute(
                vendor: "mixpanel",
                batchRule: mixpanel.batchRule,
                policy: MixpanelAnswerPolicy(),
                requests: mixpanel.requests(for:)
            )
        )
    }
}

/// Keeps screen views from Mixpanel.
///
/// First in its chain, before a feature could claim one.
struct ScreenViewDroppingMixpanelEventTrackerFactory: MixpanelEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        event is any ScreenViewEvent ? .dropped : .declined
    }

    func mayAnswer(for type: any Event.Type) -> Bool {
        type is any ScreenViewEvent.Type
    }
}

/// Keeps taps and errors from Mixpanel: they are for finding faults, and it bills by the event.
struct DiagnosticsDroppingMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    var routes: [MixpanelRoute] {
        Route.drop(UserActionPerformed.self)
        Route.drop(AppErrorOccurred.self)
    }
}
