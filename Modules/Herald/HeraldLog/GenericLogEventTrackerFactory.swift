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

extension GenericLogEventTrackerFactory: DirectEventTrackerFactory {
    public var direct: DirectEventTracker {
        DirectEventTracker(as: GenericLogEventTracker.self) { event, parameters in
            GenericLogEventTracker.log(event, parameters: parameters, to: logger)
        }
    }
}
