/// A part of a vendor call, or all of it, that was not recorded: names and the rule, no value.
public struct RecordProblem: Sendable, Equatable {
    /// The vendor's name in lower case.
    public var vendor: String { rule.vendor }
    /// What the vendor calls the record: an event's name, a profile operation.
    public let record: String
    /// The parameter that is the problem, or nil when it is the record as a whole.
    public let key: String?
    /// The vendor's published rule that it breaks.
    public let rule: VendorRule
    /// Whether nothing was recorded, rather than all but the parameter.
    public let isRecordRefused: Bool

    /// - Parameters:
    ///   - record: What the vendor calls the record.
    ///   - key: The parameter that is the problem, if it is one.
    ///   - rule: The rule that it breaks.
    ///   - isRecordRefused: Whether a parameter's problem keeps the whole record back.
    public init(
        record: String,
        key: String?,
        rule: VendorRule,
        isRecordRefused: Bool = true
    ) {
        self.record = record
        self.key = key
        self.rule = rule
        self.isRecordRefused = isRecordRefused || key == nil
    }

    /// Prints the problem in one line on standard error.
    public static let printed: @Sendable (RecordProblem) -> Void = { problem in
        StandardError.printLine(problem.description)
    }
}

/// A problem that ends the record is thrown to where the call reports it.
extension RecordProblem: Error {}

extension RecordProblem: CustomStringConvertible {
    public var description: String {
        let record = Self.shown(record)
        guard let key = key.map(Self.shown) else {
            return "\(vendor): \(record) was not recorded, because it \(cause)."
        }
        guard isRecordRefused else {
            return "\(vendor): \(key) was left out of \(record), because it \(cause)."
        }
        return "\(vendor): \(record) was not recorded, because \(key) \(cause)."
    }

    private var cause: String {
        "breaks the rule '\(rule.name)': \(rule.limit)"
    }

    /// A name in quotes; of a long one, its beginning, since its length may be the problem.
    private static func shown(_ name: String) -> String {
        name.utf8.count <= 60 ? "'\(name)'" : "'\(name.prefix(60))…'"
    }
}
