package import HeraldCore

/// A call of Herald as the inspector shows it: what was asked, and what each vendor did with it.
///
/// Names and answers are in it, and no value of any parameter.
package struct InspectorEntry: Sendable {
    package let sequence: Int
    package let time: Timestamp
    package let operation: AnalyticsOperation
    package internal(set) var routes: [InspectorRoute]

    /// The kind of call.
    package var kind: InspectorKind { InspectorKind(operation) }

    /// The name of the event, where one was tracked.
    var event: String? {
        if case .track(let name) = operation { name } else { nil }
    }
}

/// One vendor's part of a call.
package struct InspectorRoute: Sendable {
    package let vendor: String
    package let outcome: RouteReport.Outcome

    /// The factory that answered, when one did.
    package let factory: TypeName?
    package let trackers: [TypeName]

    /// What was left out or went wrong, in words without any value.
    package let problems: [String]

    /// How many of the vendor's records the call led to, by what became of them until now.
    package var deliveries: [InspectorDelivery: Int]

    init(_ report: RouteReport) {
        vendor = report.provider
        outcome = report.outcome
        factory = report.factory
        trackers = report.trackers
        problems = report.failures.map(\.error.description)
        deliveries = [:]
    }
}

extension Sequence<InspectorEntry> {
    /// How many records they led to, by vendor and by what became of them until now.
    package var deliveries: [String: [InspectorDelivery: Int]] {
        var sum: [String: [InspectorDelivery: Int]] = [:]
        for route in flatMap(\.routes) {
            sum[route.vendor, default: [:]].merge(route.deliveries, uniquingKeysWith: +)
        }
        return sum.filter { !$0.value.isEmpty }
    }
}
