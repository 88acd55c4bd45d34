/// Whether the app is in front, as a scene's phase says it.
public enum AppPhase: Sendable, Hashable, CaseIterable {
    case active

    /// In front without the focus, as under an alert.
    ///
    /// It changes nothing: the screen is still in view.
    case inactive

    case background
}

/// A change of what the person sees.
public enum ScreenMoment: Sendable, Hashable {
    case visible, hidden
}

/// Whether one screen is in view, from what its interface is told.
///
/// A screen is in view while it is on screen and the app is not in the background. Each call answers
/// with the change it made, or `nil`, so the answers are `visible` and `hidden` in turn, however often
/// an interface repeats itself.
///
/// It is a value without a clock or an interface: `onAppear`, `onDisappear` and a change of scene phase
/// in SwiftUI, `viewDidAppear` and its like in UIKit.
public struct ScreenVisibility: Sendable, Hashable {
    private var isOnScreen = false
    private var isInBackground = false

    public init() {}

    /// The screen was put on screen.
    ///
    /// A new screen has not heard of the phases before it, so it is told whether the app is in the
    /// background now.
    public mutating func appeared(inBackground isInBackground: Bool = false) -> ScreenMoment? {
        guard !isOnScreen else { return nil }
        isOnScreen = true
        self.isInBackground = isInBackground
        return isInBackground ? nil : .visible
    }

    /// The screen was taken off, as when another tab is chosen.
    public mutating func disappeared() -> ScreenMoment? {
        guard isOnScreen else { return nil }
        isOnScreen = false
        return isInBackground ? nil : .hidden
    }

    public mutating func phaseChanged(to phase: AppPhase) -> ScreenMoment? {
        switch phase {
        case .background:
            guard !isInBackground else { return nil }
            isInBackground = true
            return isOnScreen ? .hidden : nil
        case .active:
            guard isInBackground else { return nil }
            isInBackground = false
            return isOnScreen ? .visible : nil
        case .inactive: return nil
        }
    }
}
