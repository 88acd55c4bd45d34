public import HeraldCore

/// A ``Tap`` whose handler waits.
///
/// The action is recorded before the first suspension, and the handler runs on its caller's actor.
public struct AsyncTap<Output, Failure: Error> {
    private let performed: UserActionPerformed
    private let events: any EventTrackerService
    private let handler: () async throws(Failure) -> Output

    public init(
        _ action: some UserAction,
        on screen: (any Screen)? = nil,
        to events: any EventTrackerService,
        handler: @escaping () async throws(Failure) -> Output
    ) {
        performed = UserActionPerformed(action, on: screen)
        self.events = events
        self.handler = handler
    }

    /// The person used the control.
    public func callAsFunction() async throws(Failure) -> Output {
        events.track(performed)
        return try await handler()
    }

    /// A tap that happens here and now, for code that is the control.
    public static func now(
        _ action: some UserAction,
        on screen: (any Screen)? = nil,
        to events: any EventTrackerService,
        handler: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        events.track(UserActionPerformed(action, on: screen))
        return try await handler()
    }
}

/// It stays where its handler may run.
@available(*, unavailable)
extension AsyncTap: Sendable {}
