/// A rule that a call breaks, and the part of the call that does; never the value.
public struct BrokenRule: Error, Sendable, Equatable {
    /// The part's name, or nil when it is the record as a whole, as with its own name or size.
    public let key: String?
    public let rule: VendorRule

    public init(_ rule: VendorRule, key: String? = nil) {
        self.rule = rule
        self.key = key
    }

    /// What is reported of it.
    ///
    /// - Parameters:
    ///   - record: What the vendor calls the record.
    ///   - isRecordRefused: Whether nothing was recorded, rather than all but the part.
    /// - Returns: Names alone.
    public func problem(in record: String, isRecordRefused: Bool = true) -> RecordProblem {
        RecordProblem(record: record, key: key, rule: rule, isRecordRefused: isRecordRefused)
    }
}
