import HeraldCore
import VendorDelivery

/// A Herald over five vendors' stand-ins, each with a chain that sends every event.
struct FiveStandIns {
    private typealias Maker = @Sendable (any RecordSink) throws -> StandIn

    private static let makers: [(vendor: String, make: Maker)] = [
        ("firebase", StandIn.firebase),
        ("mixpanel", StandIn.mixpanel),
        ("amplitude", StandIn.amplitude),
        ("adjust", StandIn.adjust),
        ("appsflyer", StandIn.appsFlyer),
    ]
    static let vendors = makers.map(\.vendor)

    let herald: Herald

    /// - Parameters:
    ///   - sinks: Where each vendor's records go.
    ///   - call: Runs around each call of Herald.
    /// - Throws: When Adjust refuses the app's token.
    init(
        sinks: [any RecordSink],
        call: @escaping @Sendable (() -> Void) -> Void
    ) throws {
        let standIns = try zip(Self.makers, sinks).map { try $0.make($1) }
        let instances = VendorInstances(standIns.map(\.instance))
        herald = Herald(
            providers: standIns.map(\.provider),
            scope: { occurrence, body in
                call {
                    VendorScope.run(
                        time: occurrence.time.microseconds,
                        stem: RecordKey(rawValue: occurrence.id),
                        instances: instances,
                        body
                    )
                }
            }
        )
        herald.start()
        herald.setEnabled(true)
    }
}
