public import HeraldCore
@preconcurrency import Sentry

/// Makes an issue of every event that is one in Sentry's own terms.
public struct IssueSentryEventTrackerFactory: SentryEventTrackerFactory {
    public init() {}

    public func create(_ event: any HeraldCore.Event) -> Resolution<any SentryEventTracker> {
        guard let issue = event as? SentryIssueEvent else { return .declined }
        return .claimed([IssueSentryEventTracker(event: issue)])
    }

    public func mayAnswer(for type: any HeraldCore.Event.Type) -> Bool {
        type == SentryIssueEvent.self
    }
}

/// Adds the breadcrumb of an issue, and then records the issue with all breadcrumbs so far.
public struct IssueSentryEventTracker: SentryEventTracker, Sendable {
    private let event: SentryIssueEvent

    public init(event: SentryIssueEvent) {
        self.event = event
    }

    public func track() {
        EventBreadcrumb.add(issue: event)
        SentrySDK.capture(event: vendorEvent)
    }

    private var vendorEvent: Sentry.Event {
        let error = SentryNSError(domain: event.domain, code: event.code)
        let mechanism = Mechanism(type: "generic")
        mechanism.handled = true
        mechanism.meta = MechanismMeta()
        mechanism.meta?.error = error
        let exception = Exception(
            value: "\(event.domain) (Code: \(event.code))",
            type: event.type
        )
        exception.mechanism = mechanism
        let issue = Sentry.Event(level: .error)
        issue.exceptions = [exception]
        issue.fingerprint = [event.type, event.domain, String(event.code)]
        return issue
    }
}
