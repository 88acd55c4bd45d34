import Synchronization
package import VendorDelivery

/// What a stand-in reported.
package final class ProblemList: Sendable {
    private let problems = Mutex<[RecordProblem]>([])

    package init() {}

    package var all: [RecordProblem] { problems.withLock { $0 } }

    package func add(_ problem: RecordProblem) {
        problems.withLock { $0.append(problem) }
    }

    /// What broke a rule, with the rule; `whole` for a record.
    package var rules: [String: VendorRule] {
        Dictionary(all.map { ($0.key ?? "whole", $0.rule) }) { first, _ in first }
    }
}
