public import HeraldCore

extension FlowSummary {
    /// `outcome`, `failing_step`, `<step>_ms`, `error_domain`, `error_code`, `sample_rate` and
    /// `flow_version`; what isn't known is left out.
    public var parameters: [String: AnalyticsValue] {
        var parameters: [String: AnalyticsValue] = [
            "outcome": .string(outcome.rawValue),
            "sample_rate": .double(sampleRate),
            "flow_version": .int(version),
        ]
        if let failingStep { parameters["failing_step"] = .string(failingStep) }
        if let error {
            parameters["error_domain"] = .string(error.domain)
            parameters["error_code"] = .int(error.code)
        }
        for (step, latency) in latencies {
            parameters[step + Self.latencySuffix] = .int(latency.milliseconds)
        }
        return parameters
    }

    static let latencySuffix = "_ms"

    /// How many parameters there are beside the steps'.
    static let fixedParameterCount = 6
}
