extension SentryLimits {
    static let maximumEventBytes = 1_048_576
    static let maximumBreadcrumbs = 100
    static let platforms: Set<String> = ["cocoa", "native", "other"]
    static let breadcrumbTypes: Set<String> = [
        "default", "debug", "error", "navigation", "http", "info", "query", "transaction", "ui",
        "user",
    ]

    /// Characters are counted as Unicode scalars, as Sentry's own program does.
    static func check(tag value: String, key: String) throws(BrokenRule) {
        guard value.utf8.count >= 200, value.unicodeScalars.count >= 200 else { return }
        throw BrokenRule(key: key, rule: tagLength)
    }
}
