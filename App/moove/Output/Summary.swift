import HeraldCore
import VendorDelivery

/// What a flow came to, in numbers.
struct Summary: Sendable {
    private(set) var calls = 0
    private(set) var outcomes: [RouteReport.Outcome: Int] = [:]
    private(set) var records: [String: Int] = [:]
    private(set) var requests: [String: Int] = [:]
    private(set) var failures = 0

    /// The journeys that are open at the end, of which the next launch tells.
    var openJourneys = 0

    mutating func add(_ report: ActionReport) {
        calls += report.calls.count
        for route in report.calls.flatMap(\.routes) {
            outcomes[route.report.outcome, default: 0] += 1
            records[route.vendor, default: 0] += route.records.count
            failures += route.report.failures.count
        }
        for request in report.requests {
            requests[request.vendor, default: 0] += 1
        }
    }

    static func + (left: Summary, right: Summary) -> Summary {
        var sum = left
        sum.calls += right.calls
        sum.outcomes.merge(right.outcomes, uniquingKeysWith: +)
        sum.records.merge(right.records, uniquingKeysWith: +)
        sum.requests.merge(right.requests, uniquingKeysWith: +)
        sum.failures += right.failures
        sum.openJourneys += right.openJourneys
        return sum
    }
}
