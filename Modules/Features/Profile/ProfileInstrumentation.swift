/// What happens to somebody's account, in the words of the domain.
///
/// The feature says what happened and knows no event, no vendor and no frequency.
///
/// Editing comes at any time. Of a sign-in, `signInStarted` comes first; then exactly one of
/// `signInSucceeded` and `signInFailed` ends the attempt; `signedOut` comes while somebody is signed
/// in, before they are forgotten. What comes out of this order tells nobody anything, and its answer
/// says why.
package protocol ProfileInstrumentation: AnyObject, Sendable {
    /// Somebody asked to be signed in, whatever comes of it; one attempt replaces the one before.
    @discardableResult
    func signInStarted() -> SignInStep

    /// They are signed in: all that follows is theirs.
    @discardableResult
    func signInSucceeded(userId: String) -> SignInStep

    @discardableResult
    func signInFailed(_ error: SignInError) -> SignInStep

    /// They asked to be signed out, and are.
    @discardableResult
    func signedOut() -> SignInStep

    /// They edited a part of their profile; what they wrote stays where they wrote it.
    func profileEdited(_ field: ProfileField)
}

/// Whether a hook of a sign-in came in its order, and why not.
package enum SignInStep: Sendable, Hashable {
    case inOrder

    /// No attempt was ever started, or for `signedOut`: nobody was ever signed in.
    case neverStarted

    /// The attempt that was started last has ended already, or for `signedOut`: they are signed out.
    case alreadyDone
}
