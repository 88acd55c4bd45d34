public import HeraldCore

/// One record of the log for one event.
public protocol LogEventTracker: EventTracker {}
