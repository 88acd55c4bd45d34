import VendorDelivery

/// Why a configuration can't be used: what is wrong, where, and the fix.
///
/// Holds names of keys, files and variables, never a value.
struct ConfigurationProblem: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    /// A name that isn't known, unless it could be a secret in the wrong place.
    static func shown(_ name: String) -> String {
        let isName =
            (1...20).contains(name.utf8.count) && name.allSatisfy { $0.isASCII && $0.isLetter }
        return isName ? name : Secret.hidden
    }
}
