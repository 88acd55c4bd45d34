import Synchronization

/// Where a Herald's failures are reported.
final class FailureDesk: Sendable {
    private let reporter: AnalyticsErrorReporter?
    private let unreportedCount = Atomic<Int>(0)

    init(reporter: AnalyticsErrorReporter?) {
        self.reporter = reporter
    }

    /// How many failures were counted and not reported: there was no reporter, or a report had led to
    /// the call.
    var unreported: Int { unreportedCount.load(ordering: .relaxed) }

    /// Where failures go that no Herald's call led to: a line on standard error, free of values.
    static var standardError: FailureDesk {
        FailureDesk { StandardError.write("\($0)") }
    }

    /// Reports a failure, unless a report led to the call that failed.
    func take(_ failure: AnalyticsFailure, ledByReport: Bool) {
        if let reporter, !ledByReport, !ReportingThread.isCurrent {
            ReportingThread.run { reporter(failure) }
        } else {
            unreportedCount.add(1, ordering: .relaxed)
        }
    }
}
