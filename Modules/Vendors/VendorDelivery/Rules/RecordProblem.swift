/// A part of a vendor call, or all of it, that was not recorded: names and the rule, no value.
public struct RecordProblem: Sendable, Equatable {
    public enum Reason: Error, Sendable, Equatable {
        /// The vendor has no form for a value of this type.
        case unsupportedType
        /// JSON has no form for an infinite number or one that is none.
        case notFinite
        /// The integer has more than 64 bits.
        case outOfRange
        /// The stand-in sets this one itself.
        case reserved
        /// The record alone is larger than the vendor takes.
        case tooLarge
        /// An identity must not be empty.
        case empty
        /// The text has more characters than the vendor takes.
        case tooLong(limit: Int)
        /// The identity has fewer characters than the vendor takes.
        case tooShort(limit: Int)
        /// Arrays and dictionaries are inside of each other further than the vendor takes.
        case tooDeep(limit: Int)
        /// The vendor ignores or misreads this value, such as an identity that is "none".
        case forbidden
        /// The record can't be told without it.
        case missing
        /// Another part of the same call rules it out.
        case overruled
        /// The vendor wants another form, as a currency in three capitals.
        case malformed
        /// A part that the vendor demands was left out.
        case incomplete
        /// The vendor's SDK was not started, or is stopped.
        case notStarted
    }

    public let vendor: String
    /// What the vendor calls the record: an event's name, a profile operation.
    public let record: String
    /// The parameter that is the problem, or nil when it is the record as a whole.
    public let key: String?
    public let reason: Reason
    /// The vendor's published rule that it breaks.
    public let rule: VendorRule
    /// Whether nothing was recorded, rather than all but the parameter.
    public let isRecordRefused: Bool

    /// - Parameters:
    ///   - vendor: The vendor's name in lower case.
    ///   - record: What the vendor calls the record.
    ///   - key: The parameter that is the problem, if it is one.
    ///   - reason: The rule that it breaks.
    ///   - isRecordRefused: Whether a parameter's problem keeps the whole record back.
    public init(
        vendor: String,
        record: String,
        key: String?,
        reason: Reason,
        isRecordRefused: Bool = false
    ) {
        self.vendor = vendor
        self.record = record
        self.key = key
        self.reason = reason
        rule = VendorRule(vendor: vendor, name: "\(reason)", limit: "", source: "")
        self.isRecordRefused = isRecordRefused || key == nil
    }

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
        vendor = rule.vendor
        self.record = record
        self.key = key
        self.rule = rule
        reason = .forbidden
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
        if rule.limit.isEmpty { return descriptionByReason }
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

extension RecordProblem {
    private var descriptionByReason: String {
        guard let key else { return "\(vendor): '\(record)' was not recorded: \(reason)." }
        guard isRecordRefused else {
            return "\(vendor): '\(key)' was left out of '\(record)': \(reason)."
        }
        return "\(vendor): '\(record)' was not recorded, because of '\(key)': \(reason)."
    }
}

extension RecordProblem.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unsupportedType: "the vendor takes no value of this type"
        case .notFinite: "it is not a finite number"
        case .outOfRange: "it has more than 64 bits"
        case .reserved: "the name is reserved"
        case .tooLarge: "it is larger than the vendor takes"
        case .empty: "it is empty"
        case .tooLong(let limit): "it has more than \(limit) characters"
        case .tooShort(let limit): "it has fewer than \(limit) characters"
        case .tooDeep(let limit): "it is nested more than \(limit) levels deep"
        case .forbidden: "the vendor does not take this value"
        case .missing: "it is missing"
        case .overruled: "another part of the same call rules it out"
        case .malformed: "it does not have the form that the vendor takes"
        case .incomplete: "it lacks what the vendor demands"
        case .notStarted: "the vendor's SDK is not started"
        }
    }
}
