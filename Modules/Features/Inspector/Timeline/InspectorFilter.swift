package import HeraldCore

/// Which calls are shown: those that pass every part of it that is set.
package struct InspectorFilter: Sendable, Hashable {
    package static let all = InspectorFilter()

    /// Shows this vendor's part of each call, and only calls that it had a part in.
    package var vendor: String?
    package var kind: InspectorKind?

    /// Shows calls that ended this way for some vendor, or for `vendor`.
    package var outcome: RouteReport.Outcome?

    package init(
        vendor: String? = nil,
        kind: InspectorKind? = nil,
        outcome: RouteReport.Outcome? = nil
    ) {
        self.vendor = vendor
        self.kind = kind
        self.outcome = outcome
    }

    /// What is shown of an entry, nil when it isn't shown.
    func shown(_ entry: InspectorEntry) -> InspectorEntry? {
        guard kind == nil || entry.kind == kind else { return nil }
        var shown = entry
        if let vendor { shown.routes = entry.routes.filter { $0.vendor == vendor } }
        if let outcome {
            guard shown.routes.contains(where: { $0.outcome == outcome }) else { return nil }
        }
        return shown.routes.isEmpty ? nil : shown
    }
}
