/// Marks a factory that answers for everything, so that nothing after it is ever asked.
///
/// The generic and the required-mapping factories are. A chain may have one, and only at its end;
/// every composite checks that when it is built.
public protocol FallbackFactory {}
