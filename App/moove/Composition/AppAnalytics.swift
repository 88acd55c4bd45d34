import AnalyticsConsent
import AnalyticsFlows
import HeraldCore
import VendorDelivery

/// The composition root: the vendors, what they share, and what features are given.
struct AppAnalytics: Sendable {
    /// What the app and its features call.
    let launch: AnalyticsLaunch
    let activity: StoredActivity
    private let vendors: [Vendor]
    private let recorder: CallRecorder
    private let observers: RouteObservers
    private let fates: RecordFates
    private let identities: any IdentityStore
    private let delivery: Delivery?

    init(
        world: World,
        configuration: AppConfiguration,
        stores: Stores,
        policy: ChainPolicy,
        hasLog: Bool,
        delivery: Delivery? = nil
    ) {
        let vendors = Self.vendors(
            configuration,
            stores: stores,
            policy: policy,
            hasLog: hasLog,
            world: world,
            delivery: delivery
        )
        let fates = RecordFates(of: delivery)
        let recorder = CallRecorder(vendors: vendors, then: fates.note)
        let observers = RouteObservers()
        let activity = stores.activity(
            of: Purpose.toldOfActivity.filter { purpose in
                vendors.contains { $0.purpose == purpose }
            },
            now: { world.now }
        )
        self.vendors = vendors
        self.recorder = recorder
        self.observers = observers
        self.fates = fates
        self.activity = activity
        identities = stores.identities
        self.delivery = delivery
        launch = AnalyticsLaunch(
            providers: vendors.map { ConsentedProvider($0.provider, for: $0.purpose) },
            consent: stores.consent,
            identities: stores.identities,
            purge: { purpose in
                activity.forget(without: purpose)
                return fates.purge(for: purpose) {
                    let purged = vendors.filter { $0.purpose == purpose }.map { $0.outbox.purge() }
                    return purged.reduce(0, +) + (delivery?.purge(for: purpose) ?? 0)
                }
            },
            makeHerald: { providers, gate in
                Herald(
                    providers: providers,
                    clock: HeraldClock(now: { world.now }),
                    process: world.makeProcess(),
                    gate: gate,
                    scope: Self.scope(of: vendors, delivery: delivery),
                    routeObserver: { report in
                        recorder.observe(report)
                        observers.observe(report)
                    },
                    // Each failure is in the report of the call it happened in.
                    errorReporter: { _ in }
                )
            }
        )
    }

    /// Tells the vendors' code which call it is in, and whose instances static calls mean.
    ///
    /// What the call leads to is stored as a whole, when it ends.
    private static func scope(of vendors: [Vendor], delivery: Delivery?) -> Herald.Scope {
        let instances = VendorInstances(vendors.compactMap(\.instance))
        let scoped = { @Sendable (occurrence: Occurrence, call: () -> Void) in
            VendorScope.run(
                time: occurrence.time.microseconds,
                stem: RecordKey(rawValue: occurrence.id),
                instances: instances,
                call
            )
        }
        guard let delivery else { return scoped }
        return { occurrence, call in delivery.call { scoped(occurrence, call) } }
    }

    /// The vendors that are there, in the order they are called.
    var vendorNames: [String] { vendors.map(\.name) }

    /// What the app hands to its places.
    func services(in world: World) -> PlaceServices {
        PlaceServices(
            analytics: launch,
            world: world,
            userId: identities.load()?.userId,
            flows: activity.flows,
            throttles: activity.throttles,
            observers: observers,
            fates: fates,
            vendors: vendorNames
        )
    }

    /// Launches with what the person decided before, which vendors are told first.
    func begin() {
        apply(launch.decisions)
        launch.launch()
    }

    /// Puts a decision in force; vendors' own consent fields have it before what it lets go.
    ///
    /// - Throws: What the store throws; then the old decisions stay, for those purposes that aren't
    ///   decided yet.
    func decide(_ state: ConsentState, for purposes: [Purpose]) throws {
        var decisions = launch.decisions
        for purpose in purposes { decisions[purpose] = decisions[purpose].followed(by: state) }
        apply(decisions)
        do {
            for purpose in purposes { try launch.decide(state, for: purpose) }
        } catch {
            apply(launch.decisions)
            throw error
        }
    }

    private func apply(_ decisions: ConsentSnapshot) {
        for vendor in vendors { vendor.apply?(decisions) }
    }

    /// Asks the vendors to send what they hold.
    func flush() {
        launch.flush()
        for vendor in vendors {
            vendor.outbox.flush()
        }
        delivery?.send()
    }

    /// What happened since the last time: the calls, and the requests that their records become.
    func takeReport() -> (calls: [CallReport], requests: [VendorRequest]) {
        let calls = recorder.take()
        let routes = calls.flatMap(\.routes)
        let requests = vendors.flatMap { vendor in
            vendor.requests(for: routes.filter { $0.vendor == vendor.name }.flatMap(\.records))
        }
        return (calls, requests)
    }
}
