/// What Sentry is started with.
public final class Options {
    /// The project's address, when it is to be compared with the instance's.
    ///
    /// Sentry's SDK has it from here. The stand-in has it from its instance, as a secret; another one
    /// here is reported, and Sentry isn't started.
    public var dsn: String?
    public var environment = "production"
    /// The version of the app, such as `moove@1.2.0`.
    public var releaseName: String?
    /// How many breadcrumbs are remembered, 100 at most; with 0 there are none.
    public var maxBreadcrumbs: UInt = UInt(SentryLimits.maximumBreadcrumbs)

    init() {}
}

@available(*, unavailable)
extension Options: Sendable {}
