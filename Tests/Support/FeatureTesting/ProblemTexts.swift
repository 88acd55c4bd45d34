import Synchronization
import VendorDelivery

/// What vendors or Herald refused, as text.
final class ProblemTexts: Sendable {
    private let texts = Mutex<[String]>([])

    @Sendable func add(_ problem: RecordProblem) {
        add(text: problem.description)
    }

    func add(text: String) {
        texts.withLock { $0.append("problem: \(text)") }
    }

    func take() -> [String] {
        texts.withLock { texts in
            defer { texts = [] }
            return texts
        }
    }
}
