public import HeraldCore
public import Testing

extension FakeAnalyticsProvider {
    /// Expects a property of a name to have been set to a value last, whatever it was set to before.
    public func expectProperty(
        _ name: String,
        is value: AnalyticsValue,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectLatest(of: .propertySet(name), is: value, at: sourceLocation) { $0.property?.value }
    }

    /// Expects a property of a type to have been set to a value last, whatever it was set to before.
    public func expectProperty<P: Property>(
        _ type: P.Type,
        is value: AnalyticsValue,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectLatest(of: .propertySet(type), is: value, at: sourceLocation) { $0.property?.value }
    }
}
