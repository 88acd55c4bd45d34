import AnalyticsConsent
@preconcurrency import Sentry
import VendorDelivery

/// What Sentry needs: the project's address with its key, and what the events are of.
struct SentryKeys: VendorKeys {
    let dsn: SentryDSN
    let environment: String
    let release: String?

    static let purpose = Purpose.diagnostics

    static let all = [
        ConfigurationKey(
            "dsn",
            .secret,
            "the project's DSN",
            example: "https://0123456789abcdef0123456789abcdef@sentry.example/1"
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
        dsn = try Self.dsn(try settings.required("dsn"))
        environment = settings["environment"] ?? "production"
        release = settings["release"]
    }

    private init(demonstration dsn: SentryDSN) {
        self.dsn = dsn
        environment = "development"
        release = nil
    }

    /// A project that exists nowhere.
    static let demonstration: SentryKeys? = {
        do throws(SentryDSNProblem) {
            let dsn = try SentryDSN("https://0badc0de0badc0de0badc0de0badc0de@sentry.example/42")
            return SentryKeys(demonstration: dsn)
        } catch {
            fatalError("\(error)")
        }
    }()

    private static func dsn(_ text: String) throws(ConfigurationProblem) -> SentryDSN {
        do throws(SentryDSNProblem) {
            return try SentryDSN(text)
        } catch {
            throw ConfigurationProblem("'vendors.sentry.dsn': \(error)")
        }
    }
}

extension AppConfiguration {
    var sentry: SentryKeys? { keys(of: .sentry) }
}
