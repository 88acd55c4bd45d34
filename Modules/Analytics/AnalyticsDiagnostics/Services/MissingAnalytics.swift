public import HeraldCore
import Synchronization

/// Analytics that nobody injected: what the default of an environment is.
///
/// A debug build stops at the first call, so that the one who forgot sees it. A release build goes on
/// without analytics and says so once a process, on standard error, in a line without values.
/// ``NoOpAnalytics`` is for who wants none.
public struct MissingAnalytics: EventTrackerService, PropertyTrackerService,
    IdentifiableUserService, ConsentService, AnalyticsLifecycleService, Sendable
{
    static let message =
        "No analytics were injected here, so nothing of this part of the app reaches a vendor. "
        + "To fix, inject the app's Herald at the root of its environment; in previews and tests, "
        + "inject NoOpAnalytics."

    /// Whether this process was told.
    ///
    /// An environment may make its default again each time it is read, so an instance can't know.
    private static let isTold = Atomic<Bool>(false)

    public init() {}

    public func track(_ event: any Event) { complain() }
    public func set(_ property: any Property) { complain() }
    public func identify(_ identity: Identity) { complain() }
    public func reset() { complain() }
    public func setEnabled(_ enabled: Bool) { complain() }
    public func start() { complain() }
    public func flush() { complain() }

    private func complain() {
        assertionFailure(Self.message)
        Self.tellOnce()
    }

    /// What a release build does.
    static func tellOnce() {
        guard !isTold.exchange(true, ordering: .relaxed) else { return }
        StandardError.write(message, from: "analytics")
    }
}
