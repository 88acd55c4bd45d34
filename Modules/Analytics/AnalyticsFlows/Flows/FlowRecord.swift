import HeraldCore

/// What is known of a flow: when it and its steps began, and how it ended once it has.
struct FlowRecord: Sendable, Equatable {
    struct StepBegin: Sendable, Equatable {
        let step: String
        let time: Timestamp
    }

    struct Ending: Sendable, Equatable {
        let end: FlowEnd

        /// When it ended, unless a later launch had to say that it has.
        let time: Timestamp?
    }

    let event: String
    let version: Int
    let sampleRate: Double
    let startTime: Timestamp

    /// The consents that it began under, as in ``FlowConsent``.
    let epochs: [String: Int]
    var steps: [StepBegin] = []
    var ending: Ending?

    var lastStep: StepBegin? { steps.last }

    func summary(of ending: Ending) -> FlowSummary {
        FlowSummary(
            end: ending.end,
            lastStep: lastStep?.step,
            latencies: latencies(until: ending.time).mapValues { microseconds in
                LatencyBucket(milliseconds: microseconds / 1_000)
            },
            sampleRate: sampleRate,
            version: version
        )
    }

    /// The microseconds that were spent in each step, all its visits together.
    ///
    /// A step lasts until the next begins. The last one's time is unknown without an end. A visit
    /// during which the clock was set back counts as none.
    private func latencies(until end: Timestamp?) -> [String: Int] {
        var latencies: [String: Int] = [:]
        for (index, begin) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1].time : end
            guard let next else { break }
            let elapsed = next.microseconds.subtractingReportingOverflow(begin.time.microseconds)
            latencies[begin.step, default: 0] += elapsed.overflow ? 0 : max(0, elapsed.partialValue)
        }
        return latencies
    }
}
