/// The value of a parameter or a property: text, a whole number, a number, or a truth value.
///
/// Equal values are of the same case: `.int(3)` is neither `.double(3)` nor `.string("3")`.
public enum AnalyticsValue: Sendable, Hashable {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)

    /// The value as text, for vendors that take nothing else: `9.99`, `3.0`, `true`.
    public var asString: String {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let truth): truth ? "true" : "false"
        }
    }

    /// Whether this is a number that no vendor can take: NaN or an infinity.
    public var isNonFinite: Bool {
        if case .double(let number) = self { !number.isFinite } else { false }
    }
}
