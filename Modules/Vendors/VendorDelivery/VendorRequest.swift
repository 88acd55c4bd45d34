/// The one HTTP request that some records become.
public struct VendorRequest: Sendable, Equatable {
    /// A text in a request that is shown, or is a secret.
    public enum Text: Sendable, Equatable {
        case plain(String)
        case secret(Secret)
    }

    /// A query item or a header.
    public struct Field: Sendable, Equatable {
        public let name: String
        public let value: Text

        public init(name: String, value: Text) {
            self.name = name
            self.value = value
        }
    }

    public let vendor: String
    public let method: String
    /// Scheme and host, without a slash at the end: `https://api.mixpanel.com`.
    public let host: String
    /// Begins with a slash.
    public let path: String
    public let query: [Field]
    /// All headers except the content type.
    public let headers: [Field]
    public let contentType: String
    public let body: RequestBody
    /// The keys of the records in it, in the order that they have in the body.
    public let recordKeys: [RecordKey]

    public init(
        vendor: String,
        method: String = "POST",
        host: String,
        path: String,
        query: [Field],
        headers: [Field] = [],
        contentType: String = "application/json",
        body: RequestBody,
        recordKeys: [RecordKey]
    ) {
        self.vendor = vendor
        self.method = method
        self.host = host
        self.path = path
        self.query = query
        self.headers = headers
        self.contentType = contentType
        self.body = body
        self.recordKeys = recordKeys
    }

    /// The whole address; hidden secrets are shown as dots, which a real address can't have.
    public func url(revealingSecrets: Bool) -> String {
        guard !query.isEmpty else { return host + path }
        let items = query.map { item in
            let value = item.value.percentEncoded(revealingSecrets: revealingSecrets)
            return "\(PercentEncoding.encode(item.name))=\(value)"
        }
        return "\(host)\(path)?\(items.joined(separator: "&"))"
    }
}

extension VendorRequest.Text {
    public func text(revealingSecrets: Bool) -> String {
        switch self {
        case .plain(let text): text
        case .secret(let secret): secret.text(revealing: revealingSecrets)
        }
    }

    fileprivate func percentEncoded(revealingSecrets: Bool) -> String {
        if case .secret = self, !revealingSecrets { return Secret.hidden }
        return PercentEncoding.encode(text(revealingSecrets: revealingSecrets))
    }
}

extension VendorRequest: CustomStringConvertible {
    /// Method, address without secrets, and sizes; what is in the body is not shown.
    public var description: String {
        "\(method) \(url(revealingSecrets: false)) (\(recordKeys.count) records, "
            + "\(body.byteCount) bytes)"
    }
}
