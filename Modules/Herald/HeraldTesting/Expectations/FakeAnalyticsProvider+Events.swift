public import HeraldCore
public import Testing

extension FakeAnalyticsProvider {
    /// Expects one event of a type, and gives it: `nil` after a failure.
    @discardableResult
    public func expectTracked<E: Event>(
        _ type: E.Type,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> E? {
        find(.tracked(type), times: 1, at: sourceLocation)?.first?.event as? E
    }

    /// Expects one event of a name, of whatever type, and gives it: `nil` after a failure.
    @discardableResult
    public func expectTracked(
        _ name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (any Event)? {
        find(.tracked(name), times: 1, at: sourceLocation)?.first?.event
    }

    /// Expects one event of a type, and more of it: `check` runs when there is one, and only one.
    @discardableResult
    public func expectTracked<E: Event>(
        _ type: E.Type,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ check: (E) throws -> Void
    ) rethrows -> E? {
        let event = expectTracked(type, sourceLocation: sourceLocation)
        if let event { try check(event) }
        return event
    }

    /// Expects one event of a name, and more of it: `check` runs when there is one, and only one.
    @discardableResult
    public func expectTracked(
        _ name: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ check: (any Event) throws -> Void
    ) rethrows -> (any Event)? {
        let event = expectTracked(name, sourceLocation: sourceLocation)
        if let event { try check(event) }
        return event
    }

    /// Expects so many events of a type, and gives them in their order; none after a failure.
    @discardableResult
    public func expectTracked<E: Event>(
        _ type: E.Type,
        times: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [E] {
        let found = find(.tracked(type), times: times, at: sourceLocation) ?? []
        return found.compactMap { $0.event as? E }
    }

    /// Expects so many events of a name, and gives them in their order; none after a failure.
    @discardableResult
    public func expectTracked(
        _ name: String,
        times: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [any Event] {
        let found = find(.tracked(name), times: times, at: sourceLocation) ?? []
        return found.compactMap(\.event)
    }

    /// Expects no event of a type.
    public func expectNotTracked<E: Event>(
        _ type: E.Type,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        _ = find(.tracked(type), times: 0, at: sourceLocation)
    }

    /// Expects no event of a name.
    public func expectNotTracked(
        _ name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        _ = find(.tracked(name), times: 0, at: sourceLocation)
    }
}
