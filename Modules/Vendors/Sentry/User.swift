/// The person whom issues happen to, by an id alone.
///
/// The name, e-mail and network address that Sentry's SDK has here are left out on purpose.
public final class User: Sendable {
    public let userId: String?

    public init(userId: String) {
        self.userId = userId
    }
}
