import HeraldCore
import Tickets
import VendorDelivery

/// The composition root: every vendor with its chain, and every feature's share in it.
///
/// A new feature adds a line per vendor it has rules for; a new vendor adds a line and its file.
struct AppAnalytics: Sendable {
    let herald: Herald
    private let vendors: [Vendor]
    private let recorder: CallRecorder

    init(world: World, policy: ChainPolicy, hasLog: Bool) {
        let firebase = Vendor.firebase(
            features: TicketsAnalytics.firebase(),
            policy: policy
        )
        let mixpanel = Vendor.mixpanel(
            features: { TicketsAnalytics.mixpanel($0) },
            policy: policy,
            makeDeviceID: { world.makeID("device") }
        )
        let vendors = [firebase, mixpanel] + (hasLog ? [Vendor.log()] : [])
        let instances = VendorInstances(vendors.compactMap(\.instance))
        let recorder = CallRecorder(vendors: vendors)
        self.vendors = vendors
        self.recorder = recorder
        herald = Herald(
            providers: vendors.map(\.provider),
            clock: HeraldClock(now: { world.now }),
            process: world.process,
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            },
            routeObserver: recorder.observe,
            // Each failure is in the report of the call it happened in.
            errorReporter: { _ in }
        )
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
