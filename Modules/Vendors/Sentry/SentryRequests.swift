public import VendorDelivery

/// Turns records into Sentry's envelopes, one event each.
///
/// They are described at https://develop.sentry.dev/sdk/data-model/envelopes/
public struct SentryRequests: Sendable {
    /// What the stand-in calls itself.
    static let library: JSONMembers = [
        "name": .string(libraryName), "version": .string(libraryVersion),
    ]
    /// Sentry asks to send what has waited slowly: about 100 ms apart, here in seconds.
    ///
    /// https://develop.sentry.dev/sdk/foundations/transport/
    public static let spacing = 0.1
    private static let libraryName = "sentry-swift-linux"
    private static let libraryVersion = "1.0.0"
    /// More than the two lines before an event ever have, and the ends of three lines.
    private static let bytesAround = 256

    private let dsn: SentryDSN
    private let now: @Sendable () -> Int

    /// - Parameters:
    ///   - dsn: The project's address.
    ///   - now: The time in microseconds since 1970 UTC. It is asked once a request, for `sent_at`:
    ///     Sentry corrects the clock of events by it, so make requests right before they are sent.
    public init(dsn: SentryDSN, now: @escaping @Sendable () -> Int) {
        self.dsn = dsn
        self.now = now
    }

    /// The requests that these records of Sentry become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        records.map { record in
            VendorRequest(
                vendor: "sentry",
                host: dsn.host,
                path: "\(dsn.path)/api/\(dsn.project)/envelope/",
                query: [],
                headers: [
                    .init(name: "X-Sentry-Auth", value: .secret(authorization)),
                    .init(
                        name: "User-Agent",
                        value: .plain("\(Self.libraryName)/\(Self.libraryVersion)")
                    ),
                ],
                contentType: "application/x-sentry-envelope",
                body: RequestBody(envelope(of: record)),
                recordKeys: [record.key]
            )
        }
    }

    /// One event of at most 1 MiB.
    public var batchRule: BatchRule {
        BatchRule(
            maximumRecords: 1,
            maximumBytes: SentryLimits.maximumEventBytes + Self.bytesAround,
            bytesAround: Self.bytesAround,
            bytesBetween: 0,
            separatesUnrepeatable: false
        )
    }

    private func envelope(of record: VendorRecord) -> String {
        var header = JSONText(capacity: 128)
        header.beginObject()
        header.member("event_id", SentryId(record.key).sentryIdString)
        header.member("sent_at", SentryDates.text(microseconds: now()))
        header.endObject()
        var item = JSONText(capacity: 128)
        item.beginObject()
        item.member("type", "event")
        item.member("length", record.body.utf8.count)
        item.member("content_type", "application/json")
        item.endObject()
        return "\(header.text)\n\(item.text)\n\(record.body)\n"
    }

    private var authorization: Secret {
        Secret(
            "Sentry sentry_version=7, sentry_client=\(Self.libraryName)/\(Self.libraryVersion), "
                + "sentry_key=\(dsn.publicKey.reveal())"
        )
    }
}
