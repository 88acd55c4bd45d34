public import HeraldCore

/// Prints screen views apart from other events.
public struct ScreenViewLogEventTrackerFactory: LogEventTrackerFactory {
    private let logger: AnalyticsLogger

    public init(logger: @escaping AnalyticsLogger) {
        self.logger = logger
    }

    public func create(_ event: any Event) -> Resolution<any LogEventTracker> {
        guard let event = event as? any ScreenViewEvent else { return .declined }
        return .claimed([ScreenViewLogEventTracker(event: event, logger: logger)])
    }

    public func mayAnswer(for type: any Event.Type) -> Bool {
        type is any ScreenViewEvent.Type
    }
}
