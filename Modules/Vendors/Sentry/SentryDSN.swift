public import VendorDelivery

/// A project's address, as Sentry and GlitchTip give it out: `https://KEY@HOST/PATH/PROJECT`.
///
/// Printing it shows no key.
public struct SentryDSN: Sendable, Equatable {
    public let publicKey: Secret
    /// Scheme, host and port: `https://o1.ingest.de.sentry.io`.
    public let host: String
    /// Where a self-hosted server is on its host, such as `/sentry`; empty for most.
    public let path: String
    public let project: String

    /// Reads an address.
    ///
    /// - Parameter text: The whole address, with the key.
    /// - Throws: What is wrong with it, in words that hold nothing of it.
    public init(_ text: String) throws(SentryDSNProblem) {
        guard let (scheme, rest) = text.split(around: "://"), ["https", "http"].contains(scheme)
        else { throw .notAnAddress }
        guard let (user, place) = rest.split(around: "@") else { throw .withoutKey }
        guard let (host, folders) = place.split(around: "/") else { throw .withoutProject }
        publicKey = try Self.key(user)
        try Self.check(host: host, scheme: scheme)
        self.host = "\(scheme)://\(host)"
        var names = folders.split(separator: "/", omittingEmptySubsequences: false)
        guard let project = names.popLast(), names.allSatisfy(Self.isName), Self.isName(project)
        else { throw .withoutProject }
        self.project = String(project)
        path = names.map { "/\($0)" }.joined()
    }

    private static func key(_ user: String) throws(SentryDSNProblem) -> Secret {
        if user.utf8.contains(UInt8(ascii: ":")) { throw .secretKey }
        let digits = "0123456789abcdefABCDEF".utf8
        guard user.utf8.count == 32, user.utf8.allSatisfy(digits.contains) else { throw .keyForm }
        return Secret(user)
    }

    private static func check(host: String, scheme: String) throws(SentryDSNProblem) {
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first, isName(name), parts.count <= 2 else { throw .host }
        if parts.count == 2 {
            let isNumber = parts[1].utf8.allSatisfy("0123456789".utf8.contains)
            guard isNumber, let port = UInt16(parts[1]), port > 0 else { throw .host }
        }
        let isLoopback = ["127.0.0.1", "localhost"].contains(name)
        guard scheme == "https" || isLoopback else { throw .insecure }
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

extension SentryDSN: CustomStringConvertible {
    public var description: String {
        host.replacing("://", with: "://\(publicKey)@", maxReplacements: 1) + "\(path)/\(project)"
    }
}

extension String {
    /// What is before and after the first `separator`.
    fileprivate func split(around separator: String) -> (String, String)? {
        let parts = split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count == 2 else { return nil }
        return (String(first), String(last))
    }
}
