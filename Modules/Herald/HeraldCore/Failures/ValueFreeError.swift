/// An error whose text holds no parameter, no property value, no message and no user id.
///
/// A promise of whoever declares it: the text of such an error is shown and stored. Of every other
/// error only the type, the domain and the code are.
public protocol ValueFreeError: Error, Sendable, CustomStringConvertible {
    /// What was refused or went wrong, the consequence, and the fix.
    var reason: String { get }
}

extension ValueFreeError {
    public var description: String { reason }
}
