import AnalyticsConsent
import AnalyticsFlows
import HeraldCore
import Inspector
import VendorDelivery

/// The composition root: the vendors, what they share, and what features are given.
struct AppAnalytics: Sendable {
    /// What the app and its features call.
    let launch: AnalyticsLaunch
    let flows: FlowStore
    private let throttles: ThrottleStore
    private let vendors: [Vendor]
    private let recorder: CallRecorder
    private let timeline: InspectorTimeline
    private let identities: any IdentityStore

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
            world: world
        )
        let recorder = CallRecorder(vendors: vendors)
        let timeline = InspectorTimeline()
        let flows = stores.flows { world.now }
        let throttles = stores.throttles()
        self.vendors = vendors
        self.recorder = recorder
        self.timeline = timeline
        self.flows = flows
        self.throttles = throttles
        identities = stores.identities
        launch = AnalyticsLaunch(
            providers: vendors.map { ConsentedProvider($0.provider, for: $0.purpose) },
            consent: stores.consent,
            identities: stores.identities,
            purge: { purpose in
                if purpose == .analytics {
                    flows.forget()
                    throttles.forget()
                }
                return vendors.reduce(0) { $0 + ($1.purpose == purpose ? $1.outbox.purge() : 0) }
            },
            makeHerald: { providers, gate in
                Herald(
                    providers: providers,
                    clock: HeraldClock(now: { world.now }),
                    process: world.makeProcess(),
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

    /// The vendors that are there, in the order they are called.
    var vendorNames: [String] { vendors.map(\.name) }

    /// What the app hands to its places.
    func services(in world: World) -> PlaceServices {
        PlaceServices(
            analytics: launch,
            world: world,
            userId: identities.load()?.userId,
            flows: flows,
            throttles: throttles,
            timeline: timeline,
            vendors: vendorNames
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
