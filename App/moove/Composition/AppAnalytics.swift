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

    init(
        world: World,
        configuration: AppConfiguration,
        stores: Stores,
        policy: ChainPolicy,
        hasLog: Bool
    ) {
        let vendors = Self.vendors(
            configuration,
            stores: stores,
            policy: policy,
            hasLog: hasLog,
            makeDeviceID: { world.makeID("device") }
        )
        let recorder = CallRecorder(vendors: vendors)
        self.vendors = vendors
        self.recorder = recorder
        launch = AnalyticsLaunch(
            providers: vendors.map { ConsentedProvider($0.provider, for: $0.purpose) },
            consent: stores.consent,
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

    /// The vendors that have keys, in the order they are called.
    private static func vendors(
        _ configuration: AppConfiguration,
        stores: Stores,
        policy: ChainPolicy,
        hasLog: Bool,
        makeDeviceID: @escaping @Sendable () -> String
    ) -> [Vendor] {
        let consent = stores.consent
        let outbox = { (purpose: Purpose?) in
            DryRunOutbox { purpose.map { consent.snapshot()[$0].epoch } ?? 0 }
        }
        let device = { (vendor: VendorName) in
            VendorDevice(of: vendor, in: stores.deviceIDs, mint: makeDeviceID)
        }
        let firebase = configuration.firebase.map { keys in
            Vendor.firebase(
                keys,
                features: TicketsAnalytics.firebase(),
                policy: policy,
                outbox: outbox(.analytics),
                device: device(.firebase)
            )
        }
        let mixpanel = configuration.mixpanel.map { keys in
            Vendor.mixpanel(
                keys,
                features: { TicketsAnalytics.mixpanel($0) },
                policy: policy,
                outbox: outbox(.analytics),
                device: device(.mixpanel)
            )
        }
        let amplitude = configuration.amplitude.map { keys in
            Vendor.amplitude(
                keys,
                features: { TicketsAnalytics.amplitude($0) },
                policy: policy,
                outbox: outbox(.analytics),
                device: device(.amplitude)
            )
        }
        let adjust = configuration.adjust.map { keys in
            Vendor.adjust(
                keys,
                features: TicketsAnalytics.adjust(tokens: keys.eventTokens),
                featureProperties: TicketsAnalytics.adjustProperties(),
                policy: policy,
                outbox: outbox(.attribution)
            )
        }
        let appsFlyer = configuration.appsFlyer.map { keys in
            Vendor.appsFlyer(
                keys,
                features: TicketsAnalytics.appsFlyer(),
                policy: policy,
                outbox: outbox(.attribution)
            )
        }
        let log = hasLog ? Vendor.log(outbox: outbox(nil)) : nil
        return [firebase, mixpanel, amplitude, adjust, appsFlyer, log].compactMap(\.self)
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

    /// The vendors that are there, in the order they are called.
    var vendorNames: [String] { vendors.map(\.name) }

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
