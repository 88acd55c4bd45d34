/// How far a checkout has come, which says what may come next.
///
/// One rule for everything that conforms to ``CheckoutInstrumentation``, so that a double refuses what
/// the default refuses.
package struct CheckoutPhase: Sendable {
    private enum Progress {
        case none, choosing, card, paying, done
    }

    private var progress = Progress.none

    /// The pass that is being paid, while a checkout is open.
    package private(set) var pass: TravelPass?

    package init() {}

    package mutating func start(_ pass: TravelPass) -> CheckoutStep {
        progress = .choosing
        self.pass = pass
        return .inOrder
    }

    package mutating func enterCard() -> CheckoutStep {
        advance(to: .card, from: [.choosing, .card, .paying])
    }

    package mutating func pay() -> CheckoutStep {
        advance(to: .paying, from: [.card, .paying])
    }

    package mutating func interrupt() -> CheckoutStep {
        advance(to: .card, from: [.paying])
    }

    package mutating func finish() -> CheckoutStep {
        advance(to: .done, from: [.paying])
    }

    package mutating func cancel() -> CheckoutStep {
        advance(to: .done, from: [.choosing, .card, .paying])
    }

    private mutating func advance(to next: Progress, from allowed: Set<Progress>) -> CheckoutStep {
        switch progress {
        case .none: return .neverStarted
        case .done: return .alreadyDone
        case .choosing, .card, .paying:
            guard allowed.contains(progress) else { return .tooEarly }
            progress = next
            if next == .done { pass = nil }
            return .inOrder
        }
    }
}
