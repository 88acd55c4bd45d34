/// What happens to somebody's sign-in, in the words of the domain.
///
/// The feature says what happened and knows no event, no vendor and no frequency.
///
/// The order: `signInStarted` comes first; then exactly one of `signInSucceeded` and `signInFailed`
/// ends the attempt; `signedOut` comes while somebody is signed in, before they are forgotten. What
/// comes out of order is answered with ``SignInOrder/outOfOrder`` and tells nobody anything.
package protocol SignInInstrumentation: AnyObject, Sendable {
    /// Somebody asked to be signed in, whatever comes of it; one attempt replaces the one before.
    @discardableResult
    func signInStarted() -> SignInOrder

    /// They are signed in: all that follows is theirs.
    @discardableResult
    func signInSucceeded(userId: String) -> SignInOrder

    @discardableResult
    func signInFailed(_ error: SignInError) -> SignInOrder

    /// They asked to be signed out, and are.
    @discardableResult
    func signedOut() -> SignInOrder
}

/// Whether a hook came in its order.
package enum SignInOrder: Sendable, Hashable {
    case inOrder
    case outOfOrder
}
