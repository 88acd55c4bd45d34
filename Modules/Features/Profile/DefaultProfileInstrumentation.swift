package import AnalyticsDiagnostics
package import HeraldCore
import Synchronization

/// Turns what happens to an account into events, errors and identity.
package final class DefaultProfileInstrumentation: ProfileInstrumentation {
    private let phase: Mutex<SignInPhase>
    private let events: any EventTrackerService
    private let users: any IdentifiableUserService
    private let errors: ErrorReporter

    /// - Parameters:
    ///   - isSignedIn: Whether somebody is at first, from an earlier launch.
    ///   - events: Takes the events.
    ///   - users: Is told who it is.
    ///   - errors: Takes what fails.
    package init(
        isSignedIn: Bool = false,
        events: any EventTrackerService,
        users: any IdentifiableUserService,
        errors: ErrorReporter
    ) {
        phase = Mutex(SignInPhase(isSignedIn: isSignedIn))
        self.events = events
        self.users = users
        self.errors = errors
    }

    @discardableResult
    package func signInStarted() -> SignInStep {
        phase.withLock { $0.start() }
    }

    @discardableResult
    package func signInSucceeded(userId: String) -> SignInStep {
        follow(phase.withLock { $0.succeed() }) {
            users.identify(Identity(userId: userId))
            events.track(SignedIn())
        }
    }

    @discardableResult
    package func signInFailed(_ error: SignInError) -> SignInStep {
        follow(phase.withLock { $0.fail() }) {
            if case .unanswered(let reason) = error {
                errors.report(reason, during: ProfileErrorKind.signIn)
            }
        }
    }

    @discardableResult
    package func signedOut() -> SignInStep {
        follow(phase.withLock { $0.signOut() }) {
            events.track(SignedOut())
            users.reset()
        }
    }

    package func profileEdited(_ field: ProfileField) {
        events.track(ProfileEdited(field: field))
    }

    /// Outside of the lock, since what takes the calls may call back.
    private func follow(_ step: SignInStep, _ tell: () -> Void) -> SignInStep {
        if step == .inOrder { tell() }
        return step
    }
}
