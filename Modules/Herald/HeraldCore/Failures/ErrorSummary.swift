/// What may be known of an error: its type, domain and code, and the text of one that promises to
/// hold no value.
public struct ErrorSummary: Sendable, Hashable, CustomStringConvertible {
    /// `URLError`.
    public let type: String
    public let domain: String
    public let code: Int

    /// The text of a ``ValueFreeError``; of other errors none.
    public let reason: String?

    /// The rule that was broken, when the error is a ``Refusal``.
    public let rule: String?

    /// Whether it says only that a call took long.
    let isSlowness: Bool

    public init(_ error: any Error) {
        isSlowness = error is SlowVendorCall
        type = TypeName(of: error).description
        domain = error._domain
        code = error._code
        reason = (error as? any ValueFreeError)?.reason
        rule = (error as? Refusal)?.rule
    }

    public var description: String {
        reason ?? "\(type) (\(domain), code \(code))"
    }
}
