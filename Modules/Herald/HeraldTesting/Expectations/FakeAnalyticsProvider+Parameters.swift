public import HeraldCore
public import Testing

extension FakeAnalyticsProvider {
    /// Expects one event of a type, with these parameters and no other.
    public func expectParameters<E: Event>(
        of type: E.Type,
        are parameters: [String: AnalyticsValue],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(.all(parameters), of: .tracked(type), at: sourceLocation)
    }

    /// Expects one event of a name, with these parameters and no other.
    public func expectParameters(
        of name: String,
        are parameters: [String: AnalyticsValue],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(.all(parameters), of: .tracked(name), at: sourceLocation)
    }

    /// Expects one event of a type, with a parameter of this value.
    public func expectParameter<E: Event>(
        _ key: String,
        of type: E.Type,
        is value: AnalyticsValue,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(.one(key, value), of: .tracked(type), at: sourceLocation)
    }

    /// Expects one event of a name, with a parameter of this value.
    public func expectParameter(
        _ key: String,
        of name: String,
        is value: AnalyticsValue,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(.one(key, value), of: .tracked(name), at: sourceLocation)
    }

    /// Expects one event of a type, without a parameter of this key.
    public func expectNoParameter<E: Event>(
        _ key: String,
        of type: E.Type,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(.missing(key), of: .tracked(type), at: sourceLocation)
    }

    /// Expects one event of a name, without a parameter of this key.
    public func expectNoParameter(
        _ key: String,
        of name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(.missing(key), of: .tracked(name), at: sourceLocation)
    }
}
