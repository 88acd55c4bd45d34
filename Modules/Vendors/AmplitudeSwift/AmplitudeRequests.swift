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

    /// The most events of a request: Amplitude allows fewer than 2,000, but not of one device.
    ///
    /// A device may send 30 a second, and is made to wait 30 seconds when it sends more. A request
    /// with more than that together could be refused each time, and its queue never get on. So this
    /// is a choice.
    static let maximumEvents = 30 * 30

    /// The rules on the size of a request, in which each event but the first brings a comma.
    public var batchRule: BatchRule {
        BatchRule(
            maximumRecords: Self.maximumEvents,
            maximumBytes: 999_999,
            bytesAround: start.byteCount + end.utf8.count - 1,
            bytesBetween: 1,
            separatesUnrepeatable: false
        )
    }
}
