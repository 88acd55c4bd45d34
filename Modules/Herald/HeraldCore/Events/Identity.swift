/// Who is signed in.
///
/// The id is read on purpose only: it is in no description, mirror or dump.
public struct Identity: Sendable, Hashable {
    /// The app's own id for the person.
    ///
    /// Never an e-mail address or a name.
    public let userId: String

    public init(userId: String) {
        self.userId = userId
    }
}

extension Identity: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "Identity(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
