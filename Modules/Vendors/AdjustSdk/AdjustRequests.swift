public import VendorDelivery

/// Turns records into requests of Adjust's server-to-server API.
///
/// It is described at https://dev.adjust.com/en/api/s2s-api
public struct AdjustRequests: Sendable {
    private static let timeField = "&created_at_unix="
    /// The rules on a request: a form holds one event, and its time, ten digits until the year 2286,
    /// isn't before the last.
    public static let batchRule = BatchRule(
        maximumRecords: 1,
        maximumBytes: 1_000_000,
        bytesAround: timeField.utf8.count + 10,
        bytesBetween: 0,
        separatesUnrepeatable: true,
        raisesTimes: true
    )

    private let bearerToken: Secret?

    public init(bearerToken: Secret? = nil) {
        self.bearerToken = bearerToken
    }

    /// The requests that these records of Adjust become, in their order: a form each.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        records.map { record in
            let time = AdjustLimits.seconds(record.time)
            return VendorRequest(
                vendor: "adjust",
                host: "https://s2s.adjust.com",
                path: "/\(record.endpoint)",
                query: [],
                headers: authorization,
                contentType: "application/x-www-form-urlencoded",
                body: RequestBody("\(record.body)\(Self.timeField)\(time)"),
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
