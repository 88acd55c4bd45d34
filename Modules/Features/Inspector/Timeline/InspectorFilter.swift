package import HeraldCore

/// Which calls are shown: those that pass every part of it that is set.
package struct InspectorFilter: Sendable, Hashable {
    package static let all = InspectorFilter()

    /// Shows this vendor's part of each call, and only calls that it had a part in.
    package var vendor: String?
    package var kind: InspectorKind?

    /// Shows calls that ended this way for some vendor, or for `vendor`.
    package var outcome: RouteReport.Outcome?

    /// Shows calls with a record of some vendor, or of `vendor`, that this has become of by now.
    package var delivery: InspectorDelivery?

    /// Shows calls that tracked an event of this name.
    package var event: String?

    package init(
        vendor: String? = nil,
        kind: InspectorKind? = nil,
        outcome: RouteReport.Outcome? = nil,
        delivery: InspectorDelivery? = nil,
        event: String? = nil
    ) {
        self.vendor = vendor
        self.kind = kind
        self.outcome = outcome
        self.delivery = delivery
        self.event = event
    }

    /// What is shown of an entry, nil when it isn't shown.
    ///
    /// An outcome and a delivery that are both set must be one vendor's.
    func shown(_ entry: InspectorEntry) -> InspectorEntry? {
        guard kind == nil || entry.kind == kind else { return nil }
        guard event == nil || entry.event == event else { return nil }
        var shown = entry
        if let vendor { shown.routes = entry.routes.filter { $0.vendor == vendor } }
        return shown.routes.contains(where: isPassed) ? shown : nil
    }

    private func isPassed(by route: InspectorRoute) -> Bool {
        (outcome == nil || route.outcome == outcome)
            && delivery.map { route.deliveries[$0, default: 0] > 0 } ?? true
    }
}
