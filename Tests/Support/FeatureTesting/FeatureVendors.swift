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
        herald = .standing(
            vendors.map(\.provider),
            over: VendorInstances(vendors.map(\.instance)),
            report: { problems.add(text: $0.description) }
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
