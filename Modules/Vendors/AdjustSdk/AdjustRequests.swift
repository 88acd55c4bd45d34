public import VendorDelivery

/// Turns records into requests of Adjust's server-to-server API.
///
/// It is described at https://dev.adjust.com/en/api/s2s-api
public struct AdjustRequests: Sendable {
    /// The rules on the size of a request: a form holds one event.
    public static let batchRule = BatchRule(
        maximumRecords: 1,
        maximumBytes: 1_000_000,
        bytesAround: 0,
        bytesBetween: 0,
        separatesUnrepeatable: true
    )

    private let bearerToken: Secret?

    public init(bearerToken: Secret? = nil) {
        self.bearerToken = bearerToken
    }

    /// The requests that these records of Adjust become, in their order: a form each.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        records.map { record in
            VendorRequest(
                vendor: "adjust",
                host: "https://s2s.adjust.com",
                path: "/\(record.endpoint)",
                query: [],
                headers: authorization,
                contentType: "application/x-www-form-urlencoded",
                body: RequestBody(record.body),
                recordKeys: [record.key]
            )
        }
    }

    private var authorization: [VendorRequest.Field] {
        guard let bearerToken else { return [] }
        let value = Secret("Bearer \(bearerToken.reveal())")
        return [.init(name: "Authorization", value: .secret(value))]
    }
}
