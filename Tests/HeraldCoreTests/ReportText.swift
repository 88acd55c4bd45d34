import HeraldCore

/// What a route report says, to compare it whole.
struct ReportText: Equatable {
    var provider = "sample"
    var operation = AnalyticsOperation.track(eventName: "boarded")
    var outcome: RouteReport.Outcome
    var factory: String?
    var trackers: [String]
    var failures: [String]

    init(
        _ outcome: RouteReport.Outcome,
        _ factory: String?,
        _ trackers: [String] = [],
        failures: [String] = []
    ) {
        self.outcome = outcome
        self.factory = factory
        self.trackers = trackers
        self.failures = failures
    }

    init(_ report: RouteReport) {
        provider = report.provider
        operation = report.operation
        outcome = report.outcome
        factory = report.factory?.description
        trackers = report.trackers.map(\.description)
        failures = report.failures.map(\.error.type)
    }

    func of(_ operation: AnalyticsOperation, provider: String = "sample") -> ReportText {
        var copy = self
        copy.operation = operation
        copy.provider = provider
        return copy
    }
}
