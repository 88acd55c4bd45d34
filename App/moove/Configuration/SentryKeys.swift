import VendorDelivery

/// What Sentry needs: the project's address with its key, and what the events are of.
struct SentryKeys: VendorKeys {
    /// Has the key in it.
    let dsn: Secret
    let environment: String?
    let release: String?

    static let all = [
        ConfigurationKey(
            "dsn",
            .secret,
            "the project's DSN",
            example: "https://your-key@sentry.example/1"
        ),
        ConfigurationKey(
            "environment",
            .text,
            "where the app runs",
            example: "production"
        ),
        ConfigurationKey("release", .text, "the app's release", example: "moove@0.1.0"),
    ]

    init(_ settings: VendorSettings) throws(ConfigurationProblem) {
        dsn = Secret(try settings.required("dsn"))
        environment = settings["environment"]
        release = settings["release"]
    }

    static let demonstration: SentryKeys? = nil
}

extension AppConfiguration {
    var sentry: SentryKeys? { keys(of: .sentry) }
}
