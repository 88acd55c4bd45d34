public import HeraldCore

/// A screen came into view, once a visit.
///
/// Only a ``ScreenTracker`` makes one.
public struct ScreenShown<S: Screen>: ScreenViewEvent {
    public let screen: S

    /// The screen it was opened from, where its opener said so.
    public let source: (any Screen)?

    init(_ screen: S, source: (any Screen)?) {
        self.screen = screen
        self.source = source
    }

    public var name: String { screen.rawValue }

    public var parameters: [String: AnalyticsValue] {
        guard let source else { return [:] }
        return ["source": .string(source.rawValue)]
    }
}
