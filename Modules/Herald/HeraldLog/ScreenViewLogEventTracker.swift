public import HeraldCore

/// Prints a screen view: `[herald] screen  fare_list`, and its parameters.
public struct ScreenViewLogEventTracker: LogEventTracker, Sendable {
    private let event: any ScreenViewEvent
    private let logger: AnalyticsLogger

    public init(event: any ScreenViewEvent, logger: @escaping AnalyticsLogger) {
        self.event = event
        self.logger = logger
    }

    public func track() {
        let record = LogRecord(kind: .screen, headline: event.name, parameters: event.parameters)
        logger(record.text)
    }
}
