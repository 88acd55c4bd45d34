import Synchronization

/// Knows what was met before, so that a problem is told once and not with each action.
final class FirstTimes: Sendable {
    private let met = Mutex<Set<String>>([])

    /// Whether a text is met for the first time.
    func isFirst(_ text: String) -> Bool {
        met.withLock { $0.insert(text).inserted }
    }
}
