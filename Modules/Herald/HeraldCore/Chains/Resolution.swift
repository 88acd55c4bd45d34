/// A factory's answer for one event or property.
public enum Resolution<Handler> {
    /// Mine: send it with these, one after the other. Never empty; to send nothing, drop it.
    case claimed([Handler])

    /// Mine, and it goes nowhere. No later factory is asked.
    case dropped

    /// Not mine: ask the next.
    case declined
}

extension Resolution: Equatable where Handler: Equatable {}
extension Resolution: Sendable where Handler: Sendable {}

extension Resolution {
    /// The handlers to run: none when dropped or declined.
    ///
    /// - Throws: ``EmptyClaimError`` when the claim holds none.
    @inlinable
    public func handlers() throws -> [Handler] {
        guard case .claimed(let handlers) = self else { return [] }
        guard !handlers.isEmpty else { throw EmptyClaimError() }
        return handlers
    }

    /// The first answer that isn't `declined`, in the order given; later factories are not asked.
    ///
    /// A factory that throws ends the search with its error.
    @inlinable
    public static func firstOf<Factory>(
        _ factories: some Sequence<Factory>,
        asking ask: (Factory) throws -> Resolution
    ) rethrows -> Resolution {
        for factory in factories {
            let answer = try ask(factory)
            if case .declined = answer { continue }
            return answer
        }
        return .declined
    }
}

/// A factory claimed an event and gave nothing to send it with.
public struct EmptyClaimError: ValueFreeError {
    public init() {}

    public var reason: String {
        "A factory claimed with no tracker, so nothing was sent. To fix, answer '.dropped' to send "
            + "nothing on purpose, or give at least one tracker."
    }
}
