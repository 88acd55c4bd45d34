public import HeraldCore

/// An error in Sentry's terms, which a factory makes of an event of the app.
///
/// Events of the app are not of this type: a factory claims one with an
/// ``IssueSentryEventTracker`` over the issue that it stands for.
///
/// ```swift
/// SentryIssueEvent(name: event.name, type: "load_fares", domain: "tickets.fares", code: 2)
/// ```
///
/// Type, domain and code are all that Sentry learns of the error, and errors that have the same are
/// one issue there. So make them of what was written when the program was, of no text that an error
/// carries.
public struct SentryIssueEvent: HeraldCore.Event, Equatable {
    /// The breadcrumb's text.
    public let name: String

    /// The issue's title: what failed.
    public let type: String

    /// Which list of codes the code is in.
    public let domain: String
    public let code: Int

    /// More about it, for the breadcrumb.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        type: String,
        domain: String,
        code: Int,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.type = type
        self.domain = domain
        self.code = code
        self.parameters = parameters
    }
}
