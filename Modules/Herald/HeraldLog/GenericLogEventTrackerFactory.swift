public import HeraldCore

/// Prints every event, at the end of a chain or alone.
public struct GenericLogEventTrackerFactory: LogEventTrackerFactory, FallbackFactory {
    private let logger: AnalyticsLogger

    public init(logger: @escaping AnalyticsLogger) {
        self.logger = logger
    }

    public func create(_ event: any Event) -> Resolution<any LogEventTracker> {
        .claimed([GenericLogEventTracker(event: event, logger: logger)])
    }
}

extension GenericLogEventTrackerFactory: DirectEventTracking {
    public var directTracker: Any.Type { GenericLogEventTracker.self }

    public func track(_ event: any Event, parameters: [String: AnalyticsValue]) {
        GenericLogEventTracker.log(event, parameters: parameters, to: logger)
    }
}
