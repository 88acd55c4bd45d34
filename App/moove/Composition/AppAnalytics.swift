import AnalyticsConsent
import HeraldCore
import Tickets
import VendorDelivery

/// The composition root: every vendor with its chain, and every feature's share in it.
///
/// A new feature adds a line per vendor it has rules for; a new vendor adds a line and its file.
struct AppAnalytics: Sendable {
    /// What the app and its features call.
    let launch: AnalyticsLaunch
    private let vendors: [Vendor]
    private let recorder: CallRecorder

    init(world: World, stores: Stores, policy: ChainPolicy, hasLog: Bool) {
        let consent = stores.consent
        let outbox = { (purpose: Purpose?) in
            DryRunOutbox { purpose.map { consent.snapshot()[$0].epoch } ?? 0 }
        }
        let firebase = Vendor.firebase(
            features: TicketsAnalytics.firebase(),
            policy: policy,
            outbox: outbox(.analytics)
        )
        let mixpanel = Vendor.mixpanel(
            features: { TicketsAnalytics.mixpanel($0) },
            policy: policy,
            outbox: outbox(.analytics),
            makeDeviceID: { world.makeID("device") }
        )
        let amplitude = Vendor.amplitude(
            features: { TicketsAnalytics.amplitude($0) },
            policy: policy,
            outbox: outbox(.analytics),
            makeDeviceID: { world.makeID("device") }
        )
        let adjust = Vendor.adjust(
            features: TicketsAnalytics.adjust(tokens: Vendor.adjustTokens),
            featureProperties: TicketsAnalytics.adjustProperties(),
            policy: policy,
            outbox: outbox(.attribution)
        )
        let appsFlyer = Vendor.appsFlyer(
            features: TicketsAnalytics.appsFlyer(),
            policy: policy,
            outbox: outbox(.attribution)
        )
        let sentry = Vendor.sentry(
            policy: policy,
            outbox: outbox(.diagnostics),
            now: { world.now.microseconds }
        )
        let vendors =
            [firebase, mixpanel, amplitude, adjust, appsFlyer, sentry]
            + (hasLog ? [Vendor.log(outbox: outbox(nil))] : [])
        let recorder = CallRecorder(vendors: vendors)
        self.vendors = vendors
        self.recorder = recorder
        launch = AnalyticsLaunch(
            providers: vendors.map { ConsentedProvider($0.provider, for: $0.purpose) },
            consent: consent,
            identities: stores.identities,
            purge: { purpose in
                vendors.reduce(0) { $0 + ($1.purpose == purpose ? $1.outbox.purge() : 0) }
            },
            makeHerald: { providers, gate in
                Herald(
                    providers: providers,
                    clock: HeraldClock(now: { world.now }),
                    process: world.process,
                    gate: gate,
                    scope: Self.scope(of: vendors),
                    routeObserver: recorder.observe,
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
