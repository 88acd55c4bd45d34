import Synchronization
import VendorDelivery

/// What was sent so far, on a line of a terminal that is written over.
final class SendingProgress: Sendable {
    private struct State {
        var reports: [String: SenderReport] = [:]
        var shownAt: ContinuousClock.Instant?
    }

    private let console: Console
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    init(on console: Console) {
        self.console = console
    }

    /// Notes what was sent of one vendor's, and shows the sum at most ten times a second.
    func show(_ report: SenderReport) {
        let now = ContinuousClock.now
        let text: String? = state.withLock { state in
            state.reports[report.vendor] = report
            if let shownAt = state.shownAt, now - shownAt < .milliseconds(100) { return nil }
            state.shownAt = now
            return Self.text(of: state.reports.values, after: now - start)
        }
        if let text { console.writeProgress(text) }
    }

    /// Takes the line away.
    func end() {
        if state.withLock({ $0.shownAt != nil }) { console.writeProgress("") }
    }

    private static func text(
        of reports: some Sequence<SenderReport>,
        after time: Duration
    ) -> String {
        let delivered = reports.reduce(0) { $0 + $1.delivered }
        let requests = reports.reduce(0) { $0 + $1.requests }
        let rate = Int(Double(delivered) / max(time / .seconds(1), 0.001))
        return "\("record".counted(delivered)) in \("request".counted(requests)), \(rate) a second"
    }
}
