import AnalyticsConsent
import AnalyticsDiagnostics
import HeraldCore
import HeraldSentry
@preconcurrency import Sentry
import VendorDelivery

extension Vendor {
    /// Sentry gets the app's errors as issues, and everything else as breadcrumbs inside of them.
    ///
    /// - Parameters:
    ///   - keys: The project, and what its issues are of.
    ///   - features: The features' sets of factories, in the order of the chain.
    ///   - policy: What becomes of an event that nobody mapped; properties are tags of a fixed list.
    ///   - outbox: Takes the records.
    ///   - now: The time that requests say they are sent at, in microseconds since 1970 UTC.
    /// - Returns: The vendor.
    static func sentry(
        _ keys: SentryKeys,
        features: [[any SentryEventTrackerFactory]],
        policy: ChainPolicy,
        outbox: VendorOutbox,
        now: @escaping @Sendable () -> Int
    ) -> Vendor {
        let sentry = SentryInstance(
            dsn: keys.dsn,
            sink: outbox,
            now: now,
            report: StandInProblem.report
        )
        let tracker = SentryAnalyticsTrackerService(
            eventTrackerFactory: CompositeSentryEventTrackerFactory(
                [AppErrorSentryEventTrackerFactory()]
                    + Array(features.joined())
                    + [policy.end(GenericSentryEventTrackerFactory())]
            ),
            propertySetterFactory: TagSentryPropertySetterFactory(names: sentryTags)
        )
        let service = SentryAnalyticsService { options in
            options.environment = keys.environment
            options.releaseName = keys.release
        }
        return Vendor(
            provider: HeraldProvider(
                name: "sentry",
                events: tracker,
                properties: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: VendorName.sentry.purpose,
            instance: sentry,
            outbox: outbox,
            route: DeliveryRoute(
                vendor: "sentry",
                batchRule: sentry.batchRule,
                policy: SentryAnswerPolicy(),
                spacing: SentryRequests.spacing,
                requests: sentry.requests(for:)
            )
        )
    }

    /// The properties that issues can be searched by: those with few values.
    private static let sentryTags: Set<String> = ["preferred_section"]
}

/// Makes an issue of each error that the app reports.
struct AppErrorSentryEventTrackerFactory: SentryEventTrackerTable {
    var routes: [SentryRoute] {
        Route.on(AppErrorOccurred.self) { event in
            let issue = SentryIssueEvent(
                name: event.name,
                type: event.error.operation,
                domain: event.error.code.domain,
                code: event.error.code.code,
                parameters: event.parameters
            )
            return .claimed([IssueSentryEventTracker(event: issue)])
        }
    }
}
