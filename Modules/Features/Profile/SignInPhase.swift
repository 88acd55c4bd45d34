/// Where a person's sign-in is, which says what may come next.
///
/// One rule for everything that conforms to ``SignInInstrumentation``, so that a double refuses what
/// the default refuses.
package struct SignInPhase: Sendable {
    private var isAttempting = false
    private var isSignedIn: Bool

    package init(isSignedIn: Bool = false) {
        self.isSignedIn = isSignedIn
    }

    package mutating func start() -> SignInOrder {
        isAttempting = true
        return .inOrder
    }

    package mutating func succeed() -> SignInOrder {
        guard isAttempting else { return .outOfOrder }
        isAttempting = false
        isSignedIn = true
        return .inOrder
    }

    package mutating func fail() -> SignInOrder {
        guard isAttempting else { return .outOfOrder }
        isAttempting = false
        return .inOrder
    }

    package mutating func signOut() -> SignInOrder {
        guard isSignedIn else { return .outOfOrder }
        isSignedIn = false
        return .inOrder
    }
}
