/// A part of a vendor call, or all of it, that was not recorded: names and the reason, no value.
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
    /// The parameter that was left out, or nil when the whole record was refused.
    public let key: String?
    public let reason: Reason

    public init(vendor: String, record: String, key: String?, reason: Reason) {
        self.vendor = vendor
        self.record = record
        self.key = key
        self.reason = reason
    }

    /// Prints the problem in one line on standard error.
    public static let printed: @Sendable (RecordProblem) -> Void = { problem in
        StandardError.printLine(problem.description)
    }
}

extension RecordProblem: CustomStringConvertible {
    public var description: String {
        guard let key else { return "\(vendor): '\(record)' was not recorded: \(reason)." }
        return "\(vendor): '\(key)' was left out of '\(record)': \(reason)."
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
        case .malformed: "it does not have the form that the vendor takes"
        case .incomplete: "it lacks what the vendor demands"
        case .notStarted: "the vendor's SDK is not started"
        }
    }
}
