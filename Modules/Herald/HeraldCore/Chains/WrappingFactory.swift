/// A factory around another one.
///
/// Saying so lets a chain's check see what is inside.
///
/// A wrapper around a fallback counts as a fallback.
public protocol WrappingFactory {
    /// The factory inside.
    var wrapped: Any { get }
}
