import HeraldCore
@preconcurrency import Sentry

/// What an event is among Sentry's breadcrumbs.
enum EventBreadcrumb {
    private static let screenNameKey = "to"

    /// - Parameters:
    ///   - event: The event.
    ///   - parameters: Its own, as they were read for this call.
    /// - Throws: ``Refusal`` when a screen view has a parameter that the screen's name goes in.
    static func add(
        _ event: any HeraldCore.Event,
        _ parameters: [String: AnalyticsValue]
    ) throws {
        if let screenView = event as? any ScreenViewEvent {
            try add(screenView: screenView, parameters)
        } else {
            let crumb = Breadcrumb(level: .info, category: "event")
            crumb.message = event.name
            crumb.data = parameters.toSentryData()
            SentrySDK.addBreadcrumb(crumb)
        }
    }

    private static func add(
        screenView: any ScreenViewEvent,
        _ parameters: [String: AnalyticsValue]
    ) throws {
        guard parameters[screenNameKey] == nil else {
            throw Refusal.screenNameTaken(in: screenView, key: screenNameKey)
        }
        let crumb = Breadcrumb(level: .info, category: "navigation")
        crumb.type = "navigation"
        var data = parameters.toSentryData()
        data[screenNameKey] = screenView.name
        crumb.data = data
        SentrySDK.addBreadcrumb(crumb)
    }

    /// Adds the breadcrumb of an issue, for the issues after it too.
    static func add(issue: SentryIssueEvent) {
        let crumb = Breadcrumb(level: .error, category: "error")
        crumb.type = "error"
        crumb.message = issue.name
        crumb.data = issue.parameters.toSentryData()
        SentrySDK.addBreadcrumb(crumb)
    }
}
