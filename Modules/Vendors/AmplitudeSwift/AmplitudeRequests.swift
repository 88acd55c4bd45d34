public import VendorDelivery

/// Turns records into requests of Amplitude's HTTP V2 API.
///
/// It is described at https://amplitude.com/docs/apis/analytics/http-v2
public struct AmplitudeRequests: Sendable {
    /// What the stand-in adds to each event by itself, beside the properties.
    public static let automaticKeys: Set<String> = [
        "device_id", "insert_id", "library", "session_id", "time", "user_id",
    ]

    private let serverZone: ServerZone
    private let start: RequestBody
    private let end: String

    /// - Parameters:
    ///   - apiKey: The project's.
    ///   - serverZone: Where the project's data lives.
    ///   - minIdLength: How many characters ids need; nil leaves it to Amplitude.
    public init(apiKey: Secret, serverZone: ServerZone = .US, minIdLength: Int? = nil) {
        self.serverZone = serverZone
        var start = RequestBody(#"{"api_key":"#)
        start.appendString(apiKey)
        start.append(#","events":["#)
        self.start = start
        end = minIdLength.map { #"],"options":{"min_id_length":\#($0)}}"# } ?? "]}"
    }

    /// The requests that these records of Amplitude become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        batchRule.batches(of: records).map { batch in
            var body = start
            body.append(bodiesOf: batch)
            body.append(end)
            return VendorRequest(
                vendor: "amplitude",
                host: serverZone.host,
                path: "/2/httpapi",
                query: [],
                body: body,
                recordKeys: batch.map(\.key)
            )
        }
    }

    /// The rules on the size of a request, in which each event but the first brings a comma.
    public var batchRule: BatchRule {
        BatchRule(
            maximumRecords: 1_999,
            maximumBytes: 999_999,
            bytesAround: start.byteCount + end.utf8.count - 1,
            bytesBetween: 1,
            separatesUnrepeatable: false
        )
    }
}
