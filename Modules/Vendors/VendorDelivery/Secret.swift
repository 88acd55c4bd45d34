/// A text that must not be shown: printing, interpolating, dumping or mirroring it shows dots.
public struct Secret: Sendable, Equatable {
    /// What stands where a secret is not shown.
    public static let hidden = "•••"

    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// The text itself, for the moment it goes on the wire.
    public func reveal() -> String {
        text
    }

    func text(revealing: Bool) -> String {
        revealing ? text : Self.hidden
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { Self.hidden }
    public var debugDescription: String { Self.hidden }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
