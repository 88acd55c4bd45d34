/// The options that Sentry was started with, checked.
struct Settings: Sendable {
    let environment: String
    let releaseName: String?
    let maximumBreadcrumbs: Int

    init(_ options: Options, of dsn: SentryDSN) throws(BrokenRule) {
        if let text = options.dsn, (try? SentryDSN(text)) != dsn {
            throw BrokenRule(key: "dsn", rule: SentryLimits.project)
        }
        guard options.maxBreadcrumbs <= SentryLimits.maximumBreadcrumbs else {
            throw BrokenRule(key: "maxBreadcrumbs", rule: SentryLimits.breadcrumbCount)
        }
        environment = options.environment
        releaseName = options.releaseName
        maximumBreadcrumbs = Int(options.maxBreadcrumbs)
    }
}
