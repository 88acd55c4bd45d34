/// One rule that a vendor has published about what it takes.
///
/// Each vendor's module has all of its rules as one table, which stand-ins check records by and
/// tools print.
public struct VendorRule: Error, Sendable, Hashable {
    /// The vendor's name in lower case, such as `firebase`.
    public let vendor: String
    /// What the rule is called, such as `param_name_length`; no two rules of a vendor share a name.
    public let name: String
    /// What the vendor takes, in words, such as `at most 40 characters`.
    public let limit: String
    /// The page that says so, or why the rule was chosen where no page does.
    public let source: String

    public init(vendor: String, name: String, limit: String, source: String) {
        self.vendor = vendor
        self.name = name
        self.limit = limit
        self.source = source
    }
}

extension VendorRule: CustomStringConvertible {
    /// The rule as reports name it: `firebase.param_name_length`.
    public var description: String { "\(vendor).\(name)" }
}
