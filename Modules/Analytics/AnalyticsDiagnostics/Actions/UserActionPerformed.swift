public import HeraldCore

/// A person did something, whatever came of it.
///
/// Only a ``Tap`` or an ``AsyncTap`` makes one. What came of it is an event of its own.
public struct UserActionPerformed: Event {
    public let action: any UserAction

    /// The screen it was done on, where the tap said so.
    public let source: (any Screen)?

    init(_ action: any UserAction, on source: (any Screen)?) {
        self.action = action
        self.source = source
    }

    public var name: String { "user_action" }

    public var parameters: [String: AnalyticsValue] {
        var parameters: [String: AnalyticsValue] = ["action": .string(action.rawValue)]
        if let source { parameters["source"] = .string(source.rawValue) }
        return parameters
    }
}
