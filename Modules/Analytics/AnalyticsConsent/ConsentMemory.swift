import Synchronization

/// Decisions that last as long as the process: for tests and demonstrations.
public final class ConsentMemory: ConsentStore {
    private let decisions: Mutex<ConsentSnapshot>

    /// Decisions that are the same for each purpose.
    public init(_ state: ConsentState = .undecided) {
        let decision = state == .undecided ? .none : ConsentDecision(state, epoch: 1)
        decisions = Mutex(ConsentSnapshot { _ in decision })
    }

    public func snapshot() -> ConsentSnapshot {
        decisions.withLock { $0 }
    }

    public func decide(_ state: ConsentState, for purpose: Purpose) {
        decisions.withLock { decisions in
            decisions[purpose] = decisions[purpose].followed(by: state)
        }
    }
}
