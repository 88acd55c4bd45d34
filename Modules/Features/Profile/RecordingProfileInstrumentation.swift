import Synchronization

/// Records what it is told, and refuses what the default refuses: for tests of the feature's logic.
package final class RecordingProfileInstrumentation: ProfileInstrumentation {
    package enum Call: Sendable, Hashable {
        case started
        case succeeded(userId: String)
        case failed(SignInError)
        case signedOut
        case edited(ProfileField)
    }

    private let state: Mutex<(phase: SignInPhase, calls: [Call])>

    /// - Parameter isSignedIn: Whether somebody is at first, from an earlier launch.
    package init(isSignedIn: Bool = false) {
        state = Mutex((phase: SignInPhase(isSignedIn: isSignedIn), calls: []))
    }

    /// What came in its order, oldest first.
    package var calls: [Call] { state.withLock { $0.calls } }

    @discardableResult
    package func signInStarted() -> SignInStep {
        record(.started) { $0.start() }
    }

    @discardableResult
    package func signInSucceeded(userId: String) -> SignInStep {
        record(.succeeded(userId: userId)) { $0.succeed() }
    }

    @discardableResult
    package func signInFailed(_ error: SignInError) -> SignInStep {
        record(.failed(error)) { $0.fail() }
    }

    @discardableResult
    package func signedOut() -> SignInStep {
        record(.signedOut) { $0.signOut() }
    }

    package func profileEdited(_ field: ProfileField) {
        record(.edited(field)) { _ in .inOrder }
    }

    @discardableResult
    private func record(_ call: Call, _ step: (inout SignInPhase) -> SignInStep) -> SignInStep {
        state.withLock { state in
            let answer = step(&state.phase)
            if answer == .inOrder { state.calls.append(call) }
            return answer
        }
    }
}
