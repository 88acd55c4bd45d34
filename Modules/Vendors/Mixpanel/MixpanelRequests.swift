public import VendorDelivery

/// Turns records into requests of Mixpanel's `/import` and `/engage`.
///
/// They are described at https://developer.mixpanel.com/reference/import-events and
/// https://developer.mixpanel.com/reference/profile-set
public struct MixpanelRequests: Sendable {
    /// The properties that the stand-in adds to each event by itself.
    public static let automaticKeys: Set<String> = [
        "$device_id", "$insert_id", "$user_id", "distinct_id", "mp_lib", "time",
    ]

    private let token: Secret
    private let region: MixpanelRegion
    /// What the token adds to each profile operation.
    private let tokenBytes: Int

    public init(token: Secret, region: MixpanelRegion = .unitedStates) {
        self.token = token
        self.region = region
        tokenBytes = Self.member(of: token, startingWith: "{").byteCount
    }

    /// The requests that these records of Mixpanel become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        batchRule.batches(of: records).map { batch in
            let isImport = batch.first?.endpoint == MixpanelEndpoint.importing.rawValue
            return isImport ? importing(batch) : engage(batch)
        }
    }

    /// Checks how large a record is in its request.
    func check(_ record: VendorRecord) throws(RecordProblem) {
        let isImport = record.endpoint == MixpanelEndpoint.importing.rawValue
        let bytes = record.body.utf8.count + (isImport ? 0 : tokenBytes)
        if bytes > (isImport ? MixpanelLimits.eventBytes : MixpanelLimits.updateBytes) {
            let rule = isImport ? MixpanelLimits.eventSize : MixpanelLimits.updateSize
            throw RecordProblem(record: record.name, key: nil, rule: rule)
        }
    }

    /// 2,000 records; of bytes Mixpanel's pages say 10 MB in one place and 2 MiB in another.
    ///
    /// Each record brings a comma, except the first, and room for the token is kept with all, though
    /// only profile operations need it.
    public var batchRule: BatchRule {
        BatchRule(
            maximumRecords: 2_000,
            maximumBytes: 2_000_000,
            bytesAround: "[]".utf8.count - 1,
            bytesBetween: 1 + tokenBytes,
            separatesUnrepeatable: true
        )
    }

    /// `strict` makes Mixpanel check each event.
    ///
    /// Without a property `ip` an event has no place, so nothing has to keep this machine's out of it.
    private func importing(_ batch: ArraySlice<VendorRecord>) -> VendorRequest {
        var body = RequestBody("[")
        body.append(bodiesOf: batch)
        body.append("]")
        return VendorRequest(
            vendor: "mixpanel",
            host: region.host,
            path: "/import",
            query: [.init(name: "strict", value: .plain("1"))],
            headers: [.init(name: "Authorization", value: .secret(authorization))],
            body: body,
            recordKeys: batch.map(\.key)
        )
    }

    private func engage(_ batch: ArraySlice<VendorRecord>) -> VendorRequest {
        var body = RequestBody()
        for (index, record) in zip(batch.indices, batch) {
            let start = index == batch.startIndex ? "[{" : ",{"
            body.append(Self.member(of: token, startingWith: start))
            body.append(",\(record.body.dropFirst())")
        }
        body.append("]")
        return VendorRequest(
            vendor: "mixpanel",
            host: region.host,
            path: "/engage",
            query: [
                .init(name: "ip", value: .plain("0")), .init(name: "verbose", value: .plain("1")),
                .init(name: "strict", value: .plain("1")),
            ],
            body: body,
            recordKeys: batch.map(\.key)
        )
    }

    /// The project's token as the first member of an operation.
    private static func member(of token: Secret, startingWith start: String) -> RequestBody {
        var member = RequestBody(#"\#(start)"$token":"#)
        member.appendString(token)
        return member
    }

    /// Basic authentication with the token as the user and no password.
    private var authorization: Secret {
        Secret("Basic \(Base64.encode("\(token.reveal()):"))")
    }
}
