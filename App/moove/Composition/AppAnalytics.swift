import AnalyticsConsent
import AnalyticsFlows
import AppsFlyerRules
import Checkout
import FirebaseRules
import HeraldCore
import Inspector
import MixpanelRules
import Tickets
import VendorDelivery

/// The composition root: every vendor with its chain, and every feature's share in it.
///
/// A new feature adds a line per vendor it has rules for; a new vendor adds a line and its file.
struct AppAnalytics: Sendable {
    /// What the app and its features call.
    let launch: AnalyticsLaunch
    let flows: FlowStore
    private let vendors: [Vendor]
    private let recorder: CallRecorder
    private let timeline: InspectorTimeline
    private let identities: any IdentityStore

    init(world: World, stores: Stores, policy: ChainPolicy, hasLog: Bool) {
        let consent = stores.consent
        let outbox = { (purpose: Purpose?) in
            DryRunOutbox { purpose.map { consent.snapshot()[$0].epoch } ?? 0 }
        }
        let firebase = Vendor.firebase(
            features: TicketsAnalytics.firebase()
                + CheckoutAnalytics.firebase()
                + InspectorAnalytics.firebase()
                + FirebaseRules.eventTrackerFactories(),
            policy: policy,
            outbox: outbox(.analytics)
        )
        let mixpanel = Vendor.mixpanel(
            features: { mixpanel in
                TicketsAnalytics.mixpanel(mixpanel)
                    + CheckoutAnalytics.mixpanel(mixpanel)
                    + InspectorAnalytics.mixpanel()
                    + MixpanelRules.eventTrackerFactories(mixpanel)
            },
            policy: policy,
            outbox: outbox(.analytics),
            makeDeviceID: { world.makeID("device") }
        )
        let amplitude = Vendor.amplitude(
            features: { amplitude in
                TicketsAnalytics.amplitude(amplitude)
                    + CheckoutAnalytics.amplitude(amplitude)
                    + InspectorAnalytics.amplitude(amplitude)
            },
            policy: policy,
            outbox: outbox(.analytics),
            makeDeviceID: { world.makeID("device") }
        )
        let adjust = Vendor.adjust(
            features: TicketsAnalytics.adjust(tokens: Vendor.adjustTokens)
                + CheckoutAnalytics.adjust(tokens: Vendor.adjustTokens)
                + InspectorAnalytics.adjust(),
            featureProperties: TicketsAnalytics.adjustProperties(),
            policy: policy,
            outbox: outbox(.attribution)
        )
        let appsFlyer = Vendor.appsFlyer(
            features: TicketsAnalytics.appsFlyer()
                + CheckoutAnalytics.appsFlyer()
                + InspectorAnalytics.appsFlyer()
                + AppsFlyerRules.eventTrackerFactories(),
            policy: policy,
            outbox: outbox(.attribution)
        )
        let vendors =
            [firebase, mixpanel, amplitude, adjust, appsFlyer]
            + (hasLog ? [Vendor.log(outbox: outbox(nil))] : [])
        let recorder = CallRecorder(vendors: vendors)
        let timeline = InspectorTimeline()
        let flows = stores.flows { world.now }
        self.vendors = vendors
        self.recorder = recorder
        self.timeline = timeline
        self.flows = flows
        identities = stores.identities
        launch = AnalyticsLaunch(
            providers: vendors.map { ConsentedProvider($0.provider, for: $0.purpose) },
            consent: consent,
            identities: stores.identities,
            purge: { purpose in
                if purpose == .analytics { flows.forget() }
                return vendors.reduce(0) { $0 + ($1.purpose == purpose ? $1.outbox.purge() : 0) }
            },
            makeHerald: { providers, gate in
                Herald(
                    providers: providers,
                    clock: HeraldClock(now: { world.now }),
                    process: world.process,
                    gate: gate,
                    scope: Self.scope(of: vendors),
                    routeObserver: { report in
                        recorder.observe(report)
                        timeline.observe(report)
                    },
                    // Each failure is in the report of the call it happened in.
                    errorReporter: { _ in }
                )
            }
        )
    }

    /// Tells the vendors' code which call it is in, and whose instances static calls mean.
    private static func scope(of vendors: [Vendor]) -> Herald.Scope {
        let instances = VendorInstances(vendors.compactMap(\.instance))
        return { occurrence, call in
            VendorScope.run(
                time: occurrence.time.microseconds,
                stem: RecordKey(rawValue: occurrence.id),
                instances: instances,
                call
            )
        }
    }

    /// What the app hands to its places.
    func services(in world: World) -> PlaceServices {
        PlaceServices(
            analytics: launch,
            world: world,
            userId: identities.load()?.userId,
            flows: flows,
            timeline: timeline,
            vendors: vendors.map(\.name)
        )
    }

    /// Asks the vendors to send what they hold.
    func flush() {
        launch.flush()
        for vendor in vendors {
            vendor.outbox.flush()
        }
    }

    /// What happened since the last time: the calls, and the requests that their records become.
    func takeReport() -> (calls: [CallReport], requests: [VendorRequest]) {
        let calls = recorder.take()
        let routes = calls.flatMap(\.routes)
        let requests = vendors.flatMap { vendor in
            vendor.requests(routes.filter { $0.vendor == vendor.name }.flatMap(\.records))
        }
        return (calls, requests)
    }
}
