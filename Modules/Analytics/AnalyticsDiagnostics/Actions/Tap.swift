public import HeraldCore

/// What a control does when a person uses it: records the action, then runs its handler.
///
/// ```swift
/// let buy = Tap(TicketsAction.buy, on: TicketsScreen.ticketConfirmation, to: events) {
///     try journey.buy()
/// }
/// try buy()
/// ```
///
/// The action is recorded before anything of the handler runs, so also when a guard in it returns
/// early, the network is away or the screen is busy: two taps are two actions. What the handler
/// returns or throws is passed on.
///
/// This is the one way to record an action, so where a tap is made says what counts as one. Make it in
/// the control; a change that the app makes itself (a restored setting, an observer, a retry) calls the
/// handler's code without it.
public struct Tap<Output, Failure: Error> {
    private let performed: UserActionPerformed
    private let events: any EventTrackerService
    private let handler: () throws(Failure) -> Output

    public init(
        _ action: some UserAction,
        on screen: (any Screen)? = nil,
        to events: any EventTrackerService,
        handler: @escaping () throws(Failure) -> Output
    ) {
        performed = UserActionPerformed(action, on: screen)
        self.events = events
        self.handler = handler
    }

    /// The person used the control.
    public func callAsFunction() throws(Failure) -> Output {
        events.track(performed)
        return try handler()
    }

    /// A tap that happens here and now, for code that is the control: a line of a script, say.
    ///
    /// The handler does not escape, so it may change what is borrowed, as in a `mutating` function.
    public static func now(
        _ action: some UserAction,
        on screen: (any Screen)? = nil,
        to events: any EventTrackerService,
        handler: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        events.track(UserActionPerformed(action, on: screen))
        return try handler()
    }
}

/// It stays where its handler may run.
@available(*, unavailable)
extension Tap: Sendable {}
