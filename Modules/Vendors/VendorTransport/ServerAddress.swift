/// Scheme, host and port of a server that requests may go to.
///
/// Requests hold secrets, so it is HTTPS, or a server on this machine.
public struct ServerAddress: Sendable, Equatable {
    /// Without a slash at the end: `https://api.mixpanel.com`.
    public let text: String
    /// Host and port, as reports name the server.
    public let host: String
    /// Whether the server is on this machine.
    public let isLoopback: Bool

    /// - Parameter text: One slash at its end is dropped.
    /// - Throws: What is wrong with the address.
    public init(_ text: String) throws(ServerAddressProblem) {
        let text = text.hasSuffix("/") ? text.dropLast() : text[...]
        guard let (scheme, rest) = Self.split(text) else { throw .malformed }
        guard let name = Self.name(of: rest) else { throw .malformed }
        isLoopback = Self.isLoopback(name)
        guard scheme == "https" || isLoopback else { throw .notEncrypted(host: rest) }
        self.text = String(text)
        host = rest
    }

    private static func split(_ text: Substring) -> (scheme: String, host: String)? {
        for scheme in ["https", "http"] where text.hasPrefix("\(scheme)://") {
            return (scheme, String(text.dropFirst(scheme.utf8.count + 3)))
        }
        return nil
    }

    /// The host without its port, or nil when there is anything beside the two.
    private static func name(of host: String) -> Substring? {
        let end =
            host.hasPrefix("[")
            ? host.firstIndex(of: "]").map { host.index(after: $0) }
            : host.firstIndex(of: ":") ?? host.endIndex
        guard let end else { return nil }
        let name = host[..<end]
        let port = host[end...]
        guard port.isEmpty || port.first == ":" && isPort(port.dropFirst()) else {
            return nil
        }
        let inside = name.hasPrefix("[") ? name.dropFirst().dropLast() : name
        let mayHaveColons = name.hasPrefix("[")
        guard !inside.isEmpty,
            inside.utf8.allSatisfy({ isPlain($0) || mayHaveColons && $0 == 0x3A })
        else { return nil }
        return name
    }

    /// A number that a server can have; to port 0 nobody can connect.
    private static func isPort(_ text: Substring) -> Bool {
        UInt16(text).map { $0 > 0 } ?? false
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// `localhost`, `::1` and all of 127.0.0.0/8, in their plain forms only.
    private static func isLoopback(_ name: Substring) -> Bool {
        if name == "localhost" || name == "[::1]" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}

/// Why nothing may be sent to an address.
public enum ServerAddressProblem: Error, Sendable, Equatable, CustomStringConvertible {
    case malformed
    case notEncrypted(host: String)

    public var description: String {
        switch self {
        case .malformed:
            "the address is not of the form https://host or https://host:port"
        case .notEncrypted(let host):
            "\(host) is not on this machine, so it needs https"
        }
    }
}
