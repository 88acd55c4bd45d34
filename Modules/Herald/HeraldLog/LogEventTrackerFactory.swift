public import HeraldCore

/// Says what the log shows of some events.
public typealias LogEventTrackerFactory = EventTrackerFactory<any LogEventTracker>

/// Says what the log shows of some events, as a table.
public typealias LogEventTrackerTable = EventTrackerTable<any LogEventTracker>

/// A row of a ``LogEventTrackerTable``.
public typealias LogRoute = Route<any LogEventTracker>

/// The log's chain for events.
public typealias CompositeLogEventTrackerFactory = CompositeEventTrackerFactory<any LogEventTracker>

/// Ends the log's chain for events by reporting what no factory answered for.
public typealias RequireMappedLogEventTrackerFactory =
    RequireMappedEventTrackerFactory<any LogEventTracker>
