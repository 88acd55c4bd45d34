/// Takes one record a call, ready to print and possibly of several lines.
///
/// Called on the thread of the call that is recorded. Since a record is handed over whole, the lines
/// of two never mix.
public typealias AnalyticsLogger = @Sendable (String) -> Void
