public import HeraldCore

/// Prints events and properties, by chains that say what is shown.
///
/// **Values are printed as they are.** Use it while developing, and hand its records to nobody.
///
/// ```swift
/// let logger = StandardStream.error.logger
/// let tracker = LogAnalyticsTrackerService(
///     eventTrackerFactory: CompositeLogEventTrackerFactory([
///         ScreenViewLogEventTrackerFactory(logger: logger),
///         GenericLogEventTrackerFactory(logger: logger),
///     ]),
///     propertySetterFactory: GenericLogPropertySetterFactory(logger: logger)
/// )
/// let service = LogAnalyticsService(logger: logger)
/// let provider = HeraldProvider(
///     name: "log",
///     events: tracker,
///     properties: tracker,
///     identity: service,
///     lifecycle: service,
///     consent: service
/// )
/// ```
public typealias LogAnalyticsTrackerService =
    AnalyticsTrackerService<any LogEventTracker, any LogPropertySetter>

extension AnalyticsTrackerService
where Tracker == any LogEventTracker, Setter == any LogPropertySetter {
    /// A service over the log's chains.
    public init(
        eventTrackerFactory: any LogEventTrackerFactory,
        propertySetterFactory: any LogPropertySetterFactory
    ) {
        self.init(
            events: eventTrackerFactory,
            properties: propertySetterFactory,
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}
