public import HeraldCore
import Synchronization

/// Tracks one screen, once a visit: the only way to a ``ScreenShown``.
///
/// ```swift
/// let screen = ScreenTracker(TicketsScreen.fareList, source: AppScreen.home, to: events)
/// screen.appeared()
/// ```
///
/// A visit begins when the screen comes into view. So leaving for another tab and coming back is a new
/// visit, leaving the app and coming back too, and losing the focus is nothing. What opens the screen
/// makes its tracker; coming back keeps the source it was opened from.
public final class ScreenTracker: Sendable {
    private let shown: any ScreenViewEvent
    private let events: any EventTrackerService
    private let visibility = Mutex(ScreenVisibility())

    public init(
        _ screen: some Screen,
        source: (any Screen)? = nil,
        to events: any EventTrackerService
    ) {
        shown = ScreenShown(screen, source: source)
        self.events = events
    }

    /// The screen was put on screen.
    ///
    /// - Parameter isInBackground: Whether the app is in the background now, which a new tracker has not
    ///   been told of.
    public func appeared(inBackground isInBackground: Bool = false) {
        follow(visibility.withLock { $0.appeared(inBackground: isInBackground) })
    }

    /// The screen was taken off.
    public func disappeared() {
        follow(visibility.withLock { $0.disappeared() })
    }

    public func phaseChanged(to phase: AppPhase) {
        follow(visibility.withLock { $0.phaseChanged(to: phase) })
    }

    /// Outside of the lock, since what takes the event may call back.
    private func follow(_ moment: ScreenMoment?) {
        if moment == .visible { events.track(shown) }
    }
}
