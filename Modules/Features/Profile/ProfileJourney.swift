package import AnalyticsDiagnostics
package import HeraldCore

/// One person's account: signing in and out, and editing the profile.
///
/// It has one owner: a copy would share the visit of the screen in view.
package struct ProfileJourney: Sendable {
    /// Who is signed in, where somebody is.
    package private(set) var userId: String?

    private let accounts: any Accounts
    private let instrumentation: any ProfileInstrumentation
    private let events: any EventTrackerService
    private var visit: ScreenTracker?

    /// - Parameters:
    ///   - userId: Who is signed in from an earlier launch.
    ///   - accounts: Knows who may sign in.
    ///   - instrumentation: Is told what happens to the account.
    ///   - events: Takes screen views and taps.
    package init(
        userId: String? = nil,
        accounts: any Accounts,
        instrumentation: any ProfileInstrumentation,
        events: any EventTrackerService
    ) {
        self.userId = userId
        self.accounts = accounts
        self.instrumentation = instrumentation
        self.events = events
    }

    package mutating func open(from source: (any Screen)? = nil) {
        leave()
        let visit = ScreenTracker(ProfileScreen.profile, source: source, to: events)
        self.visit = visit
        visit.appeared()
    }

    /// The app shows another feature's screen.
    package mutating func leave() {
        visit?.disappeared()
        visit = nil
    }

    package func phaseChanged(to phase: AppPhase) {
        visit?.phaseChanged(to: phase)
    }

    /// Signs somebody in, in place of whoever was; possible from every screen.
    package mutating func signIn(_ userId: String) throws(SignInError) {
        try Tap.now(ProfileAction.signIn, to: events) { () throws(SignInError) in
            try attempt(userId)
        }
    }

    /// Signs out whoever is signed in; nobody is no mistake.
    package mutating func signOut() {
        Tap.now(ProfileAction.signOut, to: events) {
            guard userId != nil else { return }
            userId = nil
            instrumentation.signedOut()
        }
    }

    private mutating func attempt(_ userId: String) throws(SignInError) {
        instrumentation.signInStarted()
        do throws(SignInError) {
            try accounts.signIn(userId)
        } catch {
            instrumentation.signInFailed(error)
            throw error
        }
        if self.userId != nil, self.userId != userId { instrumentation.signedOut() }
        self.userId = userId
        instrumentation.signInSucceeded(userId: userId)
    }

    /// Edits a part of the profile, whose text stays here.
    package func edit(_ field: ProfileField) {
        Tap.now(ProfileAction.editProfile, on: ProfileScreen.profile, to: events) {
            instrumentation.profileEdited(field)
        }
    }
}
