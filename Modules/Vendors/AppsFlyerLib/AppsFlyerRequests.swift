public import VendorDelivery

/// Turns records into requests of AppsFlyer's server-to-server API, third version.
///
/// It is described at https://dev.appsflyer.com/hc/reference/s2s-events-api3-post
public struct AppsFlyerRequests: Sendable {
    /// The rules on the size of a request, which holds one event.
    public static let batchRule = BatchRule(
        maximumRecords: 1,
        maximumBytes: 1_000,
        bytesAround: 0,
        bytesBetween: 0,
        separatesUnrepeatable: true
    )

    /// AppsFlyer takes 60,000 requests a minute: the seconds that each has at least.
    public static let spacing = 0.001

    private let devKey: Secret
    private let appID: String

    /// - Parameters:
    ///   - devKey: Goes in the `authentication` header.
    ///   - appID: With its `id`, as `id123456789`; without, AppsFlyer answers 200 and keeps nothing.
    public init(devKey: Secret, appID: String) {
        self.devKey = devKey
        self.appID = appID
    }

    /// The requests that these records of AppsFlyer become, in their order: one each.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        records.map { record in
            VendorRequest(
                vendor: "appsflyer",
                host: "https://api3.appsflyer.com",
                path: "/inappevent/\(PercentEncoding.encode(appID))",
                query: [],
                headers: [.init(name: "authentication", value: .secret(devKey))],
                body: RequestBody(record.body),
                recordKeys: [record.key]
            )
        }
    }
}
