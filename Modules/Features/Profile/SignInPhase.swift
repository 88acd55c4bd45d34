/// Where a person's sign-in is, which says what may come next.
///
/// One rule for everything that conforms to ``ProfileInstrumentation``, so that a double refuses what
/// the default refuses.
package struct SignInPhase: Sendable {
    private enum Progress {
        case none, started, ended
    }

    private var attempt = Progress.none
    private var session: Progress

    package init(isSignedIn: Bool = false) {
        session = isSignedIn ? .started : .none
    }

    package mutating func start() -> SignInStep {
        attempt = .started
        return .inOrder
    }

    package mutating func succeed() -> SignInStep {
        let step = Self.end(&attempt)
        if step == .inOrder { session = .started }
        return step
    }

    package mutating func fail() -> SignInStep {
        Self.end(&attempt)
    }

    package mutating func signOut() -> SignInStep {
        Self.end(&session)
    }

    private static func end(_ progress: inout Progress) -> SignInStep {
        switch progress {
        case .none: return .neverStarted
        case .ended: return .alreadyDone
        case .started:
            progress = .ended
            return .inOrder
        }
    }
}
