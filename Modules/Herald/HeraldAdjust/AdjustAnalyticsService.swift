@preconcurrency public import AdjustSdk
public import HeraldCore

/// Adjust's start, its switch, and the callback parameter that names the person.
///
/// Starts Adjust itself: an app that uses it doesn't call `initSdk`. Adjust is silent from there on,
/// so at each launch call, in this order, `start`, `identify` when someone is signed in, and
/// `setEnabled` with the stored decision.
public struct AdjustAnalyticsService: IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    /// The callback parameter that names the person unless the app chooses another.
    public static let usualIdentityParameter = "user_id"

    private let config: ADJConfig
    private let identityParameter: String

    /// Stops the program when the identity parameter is empty.
    ///
    /// - Parameters:
    ///   - config: What `start` starts Adjust with.
    ///   - identityParameter: The callback parameter that names the person; the property factory must
    ///     know it too.
    public init(
        config: ADJConfig,
        identityParameter: String = AdjustAnalyticsService.usualIdentityParameter
    ) {
        if let problem = Self.problem(withIdentityParameter: identityParameter) {
            fatalError(problem)
        }
        self.config = config
        self.identityParameter = identityParameter
    }

    public func identify(_ identity: Identity) {
        Adjust.addGlobalCallbackParameter(identity.userId, forKey: identityParameter)
    }

    /// Removes the person's id and what properties have set, so that the next person inherits nothing.
    ///
    /// These are all global callback parameters. One that the app has added by itself goes too, since
    /// Adjust can't tell who added it; add it again after the reset.
    public func reset() {
        Adjust.removeGlobalCallbackParameters()
    }

    /// Starts Adjust switched off, in this order, so that not even the first session is sent.
    public func start() {
        Adjust.disable()
        Adjust.initSdk(config)
    }

    public func flush() {}

    public func setEnabled(_ enabled: Bool) {
        if enabled {
            Adjust.enable()
        } else {
            Adjust.disable()
        }
    }

    static func problem(withIdentityParameter parameter: String) -> String? {
        guard parameter.allSatisfy(\.isWhitespace) else { return nil }
        return
            "AdjustAnalyticsService has no 'identityParameter', so Adjust would get no user id. To "
            + "fix, name the callback parameter, such as 'user_id'."
    }
}
