public import HeraldCore
public import VendorDelivery

extension Herald {
    /// A herald whose clock stands and whose ids are counted: the same events become the same bytes.
    ///
    /// - Parameters:
    ///   - providers: The vendors, in the order they are called.
    ///   - instances: The stand-ins of those.
    ///   - report: Is told of each failure; without one they are counted.
    /// - Returns: The herald, which is not started.
    public static func standing(
        _ providers: [HeraldProvider],
        over instances: VendorInstances,
        report: AnalyticsErrorReporter? = nil
    ) -> Herald {
        Herald(
            providers: providers,
            clock: HeraldClock(now: { Timestamp(microseconds: 1_767_268_800_000_000) }),
            process: 1 << 64,
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            },
            errorReporter: report
        )
    }
}
