import HeraldCore

/// All that is kept of an error: a domain, and the code it has there.
public struct ErrorCode: Sendable, Hashable {
    /// The code of an error that declares none, so that only its type says what it is.
    public static let undeclared = 0

    /// Google Analytics drops a longer value of a parameter.
    ///
    /// Source: https://support.google.com/analytics/answer/9267744
    static let maximumDomainLength = 100

    public let domain: String
    public let code: Int

    /// A pair as it is known of a foreign library, such as `NSCocoaErrorDomain` and 3072.
    public init(domain: String, code: Int) {
        self.domain = domain
        self.code = code
    }

    /// What an error declares of itself.
    ///
    /// A ``CodedError`` has its domain and code. A foreign error has them when it sets a domain of its
    /// own, as an `NSError` and `URLError` do (`NSURLErrorDomain`, -999), or when the app knows it as a
    /// ``ForeignError``. Any other error is known by the name of its type, with the code
    /// ``undeclared``, since Swift's numbers for cases, and the raw values of an enum that doesn't
    /// write them out, change with its declaration. A domain that is no identifier (it has a space or
    /// an `@`, say) is taken for text that somebody put there, and dropped with its code.
    public init(of error: any Error) {
        self.init(of: error, knownAs: nil)
    }

    /// The code of an error that the app may know better.
    init(of error: any Error, knownAs known: ErrorCode?) {
        let declared = known ?? Self.declared(by: error)
        if let declared, Self.isIdentifier(declared.domain) {
            self = declared
        } else {
            self.init(domain: Self.typeName(of: error), code: Self.undeclared)
        }
    }

    private static func declared(by error: any Error) -> ErrorCode? {
        if let error = error as? any CodedError {
            return ErrorCode(domain: type(of: error).domain, code: error.code)
        }
        guard error._domain != String(reflecting: type(of: error)) else { return nil }
        return ErrorCode(domain: error._domain, code: error._code)
    }

    /// The qualified name, without the address that Swift writes into that of a private type.
    private static func typeName(of error: any Error) -> String {
        let name = TypeName(type(of: error))
        return String("\(name.module).\(name)".prefix(maximumDomainLength))
    }

    private static func isIdentifier(_ domain: String) -> Bool {
        guard let first = domain.utf8.first, isLetter(first) else { return false }
        return domain.utf8.count <= maximumDomainLength
            && domain.utf8.allSatisfy { byte in
                isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
