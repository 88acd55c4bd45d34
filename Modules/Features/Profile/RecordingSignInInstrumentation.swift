import Synchronization

/// Records what it is told, and refuses what the default refuses: for tests of the feature's logic.
package final class RecordingSignInInstrumentation: SignInInstrumentation {
    package enum Call: Sendable, Hashable {
        case started
        case succeeded(userId: String)
        case failed(SignInError)
        case signedOut
    }

    private let state = Mutex((phase: SignInPhase(), calls: [Call]()))

    package init() {}

    /// What came in its order, oldest first.
    package var calls: [Call] { state.withLock { $0.calls } }

    @discardableResult
    package func signInStarted() -> SignInOrder {
        record(.started) { $0.start() }
    }

    @discardableResult
    package func signInSucceeded(userId: String) -> SignInOrder {
        record(.succeeded(userId: userId)) { $0.succeed() }
    }

    @discardableResult
    package func signInFailed(_ error: SignInError) -> SignInOrder {
        record(.failed(error)) { $0.fail() }
    }

    @discardableResult
    package func signedOut() -> SignInOrder {
        record(.signedOut) { $0.signOut() }
    }

    private func record(_ call: Call, _ step: (inout SignInPhase) -> SignInOrder) -> SignInOrder {
        state.withLock { state in
            let order = step(&state.phase)
            if order == .inOrder { state.calls.append(call) }
            return order
        }
    }
}
