public import HeraldCore

/// Prints every property, at the end of a chain or alone.
public struct GenericLogPropertySetterFactory: LogPropertySetterFactory, FallbackFactory {
    private let logger: AnalyticsLogger

    public init(logger: @escaping AnalyticsLogger) {
        self.logger = logger
    }

    public func create(_ property: any Property) -> Resolution<any LogPropertySetter> {
        .claimed([GenericLogPropertySetter(property: property, logger: logger)])
    }
}
