/// Which of several open flows of one ``FlowRegister`` is meant.
///
/// It is never sent and never stored.
public struct FlowId: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The flow of a register that has one at a time.
    public static let only: FlowId = "only"

    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }
}
