public import HeraldCore
import VendorDelivery

/// Vendors with features' chains, and what events become there.
///
/// The clock stands, and ids are counted, so that the same events become the same bytes.
public final class FeatureVendors {
    private let vendors: [FeatureVendor]
    private let herald: Herald
    private let problems = ProblemTexts()

    public init(_ vendors: [FeatureVendor]) {
        self.vendors = vendors
        let problems = problems
        let instances = VendorInstances(vendors.map(\.instance))
        herald = Herald(
            providers: vendors.map(\.provider),
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
            errorReporter: { problems.add(text: $0.description) }
        )
    }

    /// What vendors are sent for an event, one line a record: `firebase purchase {"value":5.0}`.
    ///
    /// What was refused is named at the end.
    public func sent(_ event: any Event) -> [String] {
        herald.track(event)
        return vendors.flatMap { vendor in
            vendor.sink.take().map { record in
                var json = JSONText()
                _ = json.value(.object(record.parameters))
                return "\(vendor.provider.name) \(record.name) \(json.text)"
            }
        } + takeProblems()
    }

    private func takeProblems() -> [String] {
        vendors.flatMap { $0.problems.take() } + problems.take()
    }
}

@available(*, unavailable)
extension FeatureVendors: Sendable {}
