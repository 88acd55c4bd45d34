import Synchronization

/// Tells a problem when it is met first, and not with each action; of a full disk once for all.
final class FirstTimes: Sendable {
    private let tell: @Sendable (String) -> Void
    private let met = Mutex<Set<String>>([])

    init(tell: @escaping @Sendable (String) -> Void) {
        self.tell = tell
    }

    func report(_ problem: StorageProblem) {
        let reason = problem.isFullDisk ? "full disk" : problem.text
        guard met.withLock({ $0.insert(reason).inserted }) else { return }
        tell(problem.isFullDisk ? "\(problem.text) \(Self.others)" : problem.text)
    }

    private static let others = "Nothing else that there is no room for is told."
}
