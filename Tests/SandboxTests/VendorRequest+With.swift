import VendorDelivery

extension VendorRequest {
    /// The body as it goes.
    var text: String { body.text(revealingSecrets: true) }

    /// The same with other parts.
    func with(
        method: String? = nil,
        path: String? = nil,
        query: [Field]? = nil,
        headers: [Field]? = nil,
        contentType: String? = nil,
        body text: String? = nil
    ) -> VendorRequest {
        VendorRequest(
            vendor: vendor,
            method: method ?? self.method,
            host: host,
            path: path ?? self.path,
            query: query ?? self.query,
            headers: headers ?? self.headers,
            contentType: contentType ?? self.contentType,
            body: text.map { RequestBody($0) } ?? body,
            recordKeys: recordKeys
        )
    }
}
