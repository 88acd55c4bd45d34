import AnalyticsConsent
import AppsFlyerRules
import Checkout
import FirebaseRules
import HeraldCore
import Inspector
import MixpanelRules
import Tickets
import VendorDelivery

extension AppAnalytics {
    /// How the records leave of each vendor that has keys.
    static func routes(_ configuration: AppConfiguration, stores: Stores) -> [DeliveryRoute] {
        vendors(
            configuration,
            stores: stores,
            policy: .generic,
            hasLog: false,
            world: World(realWaiting: 0)
        ).compactMap(\.route)
    }

    /// The vendors that have keys, in the order they are called, each with every feature's share.
    ///
    /// A new feature adds a line per vendor it has rules for; a new vendor adds its own lines and a
    /// file. The order in which features are joined makes no difference.
    static func vendors(
        _ configuration: AppConfiguration,
        stores: Stores,
        policy: ChainPolicy,
        hasLog: Bool,
        world: World,
        delivery: Delivery? = nil
    ) -> [Vendor] {
        let consent = stores.consent
        let outbox = { (vendor: VendorName) in
            VendorOutbox(queue: delivery?.sink(for: vendor)) {
                consent.snapshot()[vendor.purpose].epoch
            }
        }
        let device = { (vendor: VendorName) in
            VendorDevice(of: vendor, in: stores.deviceIDs, mint: { world.makeID("device") })
        }
        let firebase = configuration.firebase.map { keys in
            Vendor.firebase(
                keys,
                features: [
                    TicketsAnalytics.firebase(),
                    CheckoutAnalytics.firebase(),
                    InspectorAnalytics.firebase(),
                    FirebaseRules.eventTrackerFactories(),
                ],
                policy: policy,
                outbox: outbox(.firebase),
                device: device(.firebase)
            )
        }
        let mixpanel = configuration.mixpanel.map { keys in
            Vendor.mixpanel(
                keys,
                features: { mixpanel in
                    [
                        TicketsAnalytics.mixpanel(mixpanel),
                        CheckoutAnalytics.mixpanel(mixpanel),
                        InspectorAnalytics.mixpanel(),
                        MixpanelRules.eventTrackerFactories(mixpanel),
                    ]
                },
                policy: policy,
                outbox: outbox(.mixpanel),
                device: device(.mixpanel)
            )
        }
        let amplitude = configuration.amplitude.map { keys in
            Vendor.amplitude(
                keys,
                features: { amplitude in
                    [
                        TicketsAnalytics.amplitude(amplitude),
                        CheckoutAnalytics.amplitude(amplitude),
                        InspectorAnalytics.amplitude(amplitude),
                    ]
                },
                policy: policy,
                outbox: outbox(.amplitude),
                device: device(.amplitude)
            )
        }
        let adjust = configuration.adjust.map { keys in
            Vendor.adjust(
                keys,
                features: [
                    TicketsAnalytics.adjust(tokens: keys.eventTokens),
                    CheckoutAnalytics.adjust(tokens: keys.eventTokens),
                    InspectorAnalytics.adjust(),
                ],
                featureProperties: [
                    TicketsAnalytics.adjustProperties()
                ],
                policy: policy,
                outbox: outbox(.adjust)
            )
        }
        let appsFlyer = configuration.appsFlyer.map { keys in
            Vendor.appsFlyer(
                keys,
                features: [
                    TicketsAnalytics.appsFlyer(),
                    CheckoutAnalytics.appsFlyer(),
                    InspectorAnalytics.appsFlyer(),
                    AppsFlyerRules.eventTrackerFactories(),
                ],
                policy: policy,
                outbox: outbox(.appsflyer)
            )
        }
        let sentry = configuration.sentry.map { keys in
            Vendor.sentry(
                keys,
                features: [
                    CheckoutAnalytics.sentry()
                ],
                policy: policy,
                outbox: outbox(.sentry),
                now: { world.now.microseconds }
            )
        }
        let log = hasLog ? Vendor.log(outbox: VendorOutbox { 0 }) : nil
        let vendors = [
            firebase,
            mixpanel,
            amplitude,
            adjust,
            appsFlyer,
            sentry,
            log,
        ]
        return vendors.compactMap(\.self)
    }
}
