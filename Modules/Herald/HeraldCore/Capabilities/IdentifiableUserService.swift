/// Is told who uses the app.
public protocol IdentifiableUserService: Sendable {
    /// Events from here on are this person's.
    func identify(_ identity: Identity)

    /// Forgets the person, on sign-out. Events from here on are nobody's.
    func reset()
}
