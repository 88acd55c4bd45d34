public import HeraldCore

/// Prints an event: `[herald] event   fare_selected`, and its parameters.
public struct GenericLogEventTracker: LogEventTracker, Sendable {
    private let event: any Event
    private let logger: AnalyticsLogger

    public init(event: any Event, logger: @escaping AnalyticsLogger) {
        self.event = event
        self.logger = logger
    }

    public func track() {
        Self.log(event, parameters: event.parameters, to: logger)
    }

    static func log(
        _ event: any Event,
        parameters: [String: AnalyticsValue],
        to logger: AnalyticsLogger
    ) {
        logger(LogRecord(kind: .event, headline: event.name, parameters: parameters).text)
    }
}
