import HeraldCore

/// A Herald over the five generated vendors, and what they received.
struct FiveVendors {
    let herald: Herald
    private let sinks: [VendorSink]

    /// A Herald over vendors that each have, in their chains, one table for each of the event types.
    init(features: [any Event.Type], routeObserver: RouteObserver? = nil) {
        let sinks = (0..<5).map { _ in VendorSink() }
        self.sinks = sinks
        herald = Herald(
            providers: [
                AlphaVendor.provider(sinks[0], features: features),
                BetaVendor.provider(sinks[1], features: features),
                GammaVendor.provider(sinks[2], features: features),
                DeltaVendor.provider(sinks[3], features: features),
                EpsilonVendor.provider(sinks[4], features: features),
            ],
            routeObserver: routeObserver
        )
    }

    var total: UInt64 { sinks.reduce(0) { $0 &+ $1.total } }

    /// Tracks each event once.
    func track(_ events: [any Event]) -> UInt64 {
        for event in events {
            herald.track(event)
        }
        return total
    }
}
