/// What a person decided for a purpose.
public enum ConsentState: UInt8, Sendable, CaseIterable {
    /// Not asked yet, or asked to be asked again: events wait, nothing is written or sent.
    case undecided = 0
    case granted = 1
    case denied = 2
}
