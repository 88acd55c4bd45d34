/// Marks a factory that answers for everything, so that nothing after it is ever asked.
///
/// The generic and the required-mapping factories are. A chain may have one, and only at its end;
/// every composite checks that when it is built.
public protocol FallbackFactory {}

/// A factory around another one.
///
/// Saying so lets a chain's check see what is inside.
///
/// A wrapper around a fallback counts as a fallback.
public protocol WrappingFactory {
    /// The factory inside.
    var wrapped: Any { get }
}

/// A factory made of others, asked in order.
protocol FactoryGroup {
    var factories: [Any] { get }
}
