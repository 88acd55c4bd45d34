/// A name from a closed list: a case of an enum whose raw values are text.
///
/// It is what a feature declares its screens, its actions and its error kinds with, so that nothing
/// else can be sent in their place: no text that was put together, and nothing a person typed.
/// A feature's tests call ``DiagnosticNames/problem(in:)`` for each of its lists.
public protocol DiagnosticName: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// A screen of a feature, and what opened another one.
///
/// ```swift
/// enum TicketsScreen: String, Screen {
///     case riderList = "rider_list"
///     case fareList = "fare_list"
/// }
/// ```
///
/// A *source* is `any Screen`: a feature gets it from whoever opens it and needs to know no other
/// feature's list.
public protocol Screen: DiagnosticName {}

/// What a person can do on a feature's screens, as they would say it: `buy`, `change_fare`.
///
/// Going to another screen is none: the screen that is shown says it.
public protocol UserAction: DiagnosticName {}

/// What the app was doing when an error came up: `load_fares`, `buy_ticket`.
public protocol AppErrorKind: DiagnosticName {}
