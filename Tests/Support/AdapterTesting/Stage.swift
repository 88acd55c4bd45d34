public import HeraldCore
import VendorDelivery

/// A Herald over stand-ins that only its own calls reach, so that tests share none.
///
/// No time passes on it, and the records of its calls have the same keys in each run.
public struct Stage: Sendable {
    /// When all calls happen: 2026-01-01 00:00:00 UTC, in microseconds since 1970.
    public static let time = 1_767_225_600_000_000

    public let herald: Herald
    private let failureLog = Log<AnalyticsFailure>()

    /// - Parameters:
    ///   - providers: the vendors, in the order they are called.
    ///   - instances: what static vendor calls mean.
    ///   - observer: sees what each vendor did with each call.
    public init(
        _ providers: [HeraldProvider],
        over instances: [any AnyObject & Sendable],
        observer: RouteObserver? = nil
    ) {
        let instances = VendorInstances(instances)
        herald = Herald(
            providers: providers,
            clock: HeraldClock(now: { Timestamp(microseconds: Self.time) }, uptime: { 0 }),
            process: 0xA0 << 64,
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            },
            routeObserver: observer,
            errorReporter: { [failureLog] in failureLog.append($0) }
        )
    }

    /// What was reported, the oldest first.
    public var failures: [AnalyticsFailure] { failureLog.entries }
}
