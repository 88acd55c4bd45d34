import AnalyticsDiagnostics

/// Knows who may sign in: the world outside the app.
package protocol Accounts: Sendable {
    /// Signs somebody in, or throws why not.
    func signIn(_ userId: String) throws(SignInError)
}

/// Why nobody was signed in.
package enum SignInError: Error, Sendable, Hashable {
    /// The app's own ids have letters, digits and hyphens; an address is no id.
    case malformedUserId

    /// There is no answer, for a reason of the network's.
    case unanswered(AccountsError)
}

extension SignInError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformedUserId:
            "This is no user id: one has letters, digits and hyphens, 64 at most. Nobody was "
                + "signed in."
        case .unanswered(let error): "\(error)"
        }
    }
}

/// Why the accounts didn't answer.
package enum AccountsError: CodedError, Sendable, Hashable, CaseIterable {
    case unreachable

    package static var domain: String { "profile.accounts" }

    package var code: Int {
        switch self {
        case .unreachable: 1
        }
    }
}

extension AccountsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreachable: "The accounts can't be reached. Nobody was signed in. Try again later."
        }
    }
}
