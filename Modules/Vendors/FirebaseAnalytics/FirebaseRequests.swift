public import VendorDelivery

/// Turns records into requests of GA4's Measurement Protocol.
///
/// The protocol is described at
/// https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
public struct FirebaseRequests: Sendable {
    /// Where Google receives the data.
    public enum Region: Sendable {
        case global
        /// Keeps collection inside the European Union.
        case europe

        var host: String {
            switch self {
            case .global: "https://www.google-analytics.com"
            case .europe: "https://region1.google-analytics.com"
            }
        }
    }

    /// The parameters that the stand-in adds to each event by itself.
    public static let automaticKeys: Set<String> = ["session_id", "engagement_time_msec"]

    /// 25 events and less than 130,000 bytes, says Google.
    ///
    /// Each event brings a comma: the first one that before `events`. One with revenue goes alone:
    /// GA4 has no dedup key, so the whole of a request is in doubt when its answer is lost.
    public static let batchRule = BatchRule(
        maximumRecords: 25,
        maximumBytes: 129_999,
        bytesAround: #""events":[]"#.utf8.count,
        bytesBetween: 1,
        separatesUnrepeatable: false,
        separatesRevenue: true
    )

    private let stream: AnalyticsStream
    private let region: Region

    public init(stream: AnalyticsStream, region: Region = .global) {
        self.stream = stream
        self.region = region
    }

    /// The requests that these records of Firebase become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        Self.batchRule.batches(of: records).map { batch in
            VendorRequest(
                vendor: "firebase",
                host: region.host,
                path: "/mp/collect",
                query: [
                    stream.queryItem, .init(name: "api_secret", value: .secret(stream.secret)),
                ],
                body: Self.body(of: batch),
                recordKeys: batch.map(\.key)
            )
        }
    }

    /// The envelope with the events as its last member.
    private static func body(of batch: ArraySlice<VendorRecord>) -> RequestBody {
        var body = RequestBody(#"\#(batch.first?.envelope.dropLast() ?? ""),"events":["#)
        body.append(bodiesOf: batch)
        body.append("]}")
        return body
    }
}
