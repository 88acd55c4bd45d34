public import HeraldCore

/// Prints a property: `[herald] prop    theme = dark`.
public struct GenericLogPropertySetter: LogPropertySetter, Sendable {
    private let property: any Property
    private let logger: AnalyticsLogger

    public init(property: any Property, logger: @escaping AnalyticsLogger) {
        self.property = property
        self.logger = logger
    }

    public func set() {
        let headline = "\(property.name) = \(property.value.asString)"
        logger(LogRecord(kind: .property, headline: headline).text)
    }
}
