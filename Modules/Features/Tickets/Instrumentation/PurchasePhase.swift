/// Whether a purchase waits for an answer, which says what may come next.
///
/// One rule for everything that conforms to ``TicketPurchaseInstrumentation``, so that a double refuses
/// what the default refuses.
package struct PurchasePhase: Sendable {
    private enum Progress {
        case none, started, answered
    }

    private var progress = Progress.none

    package init() {}

    package mutating func start() -> PurchaseStep {
        progress = .started
        return .inOrder
    }

    package mutating func answer() -> PurchaseStep {
        switch progress {
        case .none: return .neverStarted
        case .answered: return .alreadyDone
        case .started:
            progress = .answered
            return .inOrder
        }
    }
}
