@preconcurrency public import AmplitudeSwift
public import HeraldCore

/// Amplitude's user, its sending, and its opt-out switch.
///
/// Make the instance with `optOut: true`, so that nothing is collected before a decision: Amplitude
/// remembers none, and `start` does nothing.
public struct AmplitudeAnalyticsService: IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    private let amplitude: Amplitude

    public init(amplitude: Amplitude) {
        self.amplitude = amplitude
    }

    // Amplitude's SDK has a type 'Identity' too.
    public func identify(_ identity: HeraldCore.Identity) {
        amplitude.setUserId(userId: identity.userId)
    }

    /// Forgets the user and takes a new device id.
    public func reset() {
        amplitude.reset()
    }

    public func start() {}

    public func flush() {
        amplitude.flush()
    }

    /// Opting out doesn't flush first: what the person no longer agrees to isn't sent.
    ///
    /// It doesn't forget the person either; `reset` does.
    public func setEnabled(_ enabled: Bool) {
        amplitude.configuration.optOut = !enabled
    }
}
