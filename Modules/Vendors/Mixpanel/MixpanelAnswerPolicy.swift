public import VendorDelivery

/// What Mixpanel's answers mean: events have `$insert_id`, profile operations have no dedup key.
///
/// | answer | verdict | source |
/// |---|---|---|
/// | 2xx of `/import` | delivered | reference/import-events |
/// | 200 of `/engage`, status 1 | delivered | reference/profile-set |
/// | 200 of `/engage`, status 0 | halves, and alone dead: nothing says which one failed | same |
/// | 200 of `/engage`, unreadable | nobody knows | choice |
/// | 400 naming records | the named are dead, the others stored | reference/import-events |
/// | 400 else | dead: a 400 is never repeated | same |
/// | 401, 403, 3xx | stop: it is the sender that is refused | same; 3xx: choice |
/// | 413 | halves | same |
/// | 408, 429, 503, unreachable | later: nothing was taken | same; 408: choice |
/// | 502 | `/import`: later; `/engage`: nobody knows | same; `/engage`: choice |
/// | 500, 504, lost | nobody knows | choice |
/// | any other | dead | choice |
///
/// Where nobody knows, what may be done twice is sent again, and increments are in doubt.
public struct MixpanelAnswerPolicy: AnswerPolicy {
    public init() {}

    public func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict {
        switch answer {
        case .unreachable: .later(.backOff)
        case .lost(let fault): .unknown(records, fault.reason)
        case .response(let response): verdict(on: response, about: records, "\(answer)")
        }
    }

    private func verdict(
        on response: Answer.Response,
        about records: [VendorRecord],
        _ reason: String
    ) -> Verdict {
        switch response.status {
        case 200...299:
            records.first?.endpoint == MixpanelEndpoint.engage.rawValue
                ? Self.verdict(onEngage: AnswerBody(response.body), about: records, reason)
                : .delivered(records)
        case 400: Self.verdict(onRefusal: AnswerBody(response.body), about: records, reason)
        case 300...399, 401, 403: .stop(reason: reason)
        case 413: .split(reason: reason)
        case 408, 429, 503: .later(response.pause)
        case 500...599: .unknown(records, reason, pause: response.pause)
        default: .dead(records, reason)
        }
    }

    /// Without `verbose` the status is the whole answer.
    private static func verdict(
        onEngage body: AnswerBody,
        about records: [VendorRecord],
        _ reason: String
    ) -> Verdict {
        switch body["status"].integer ?? body.integer {
        case 1: .delivered(records)
        case 0: .split(reason: "\(reason), status 0")
        default: .unknown(records, "\(reason), unreadable")
        }
    }

    private static func verdict(
        onRefusal body: AnswerBody,
        about records: [VendorRecord],
        _ reason: String
    ) -> Verdict {
        var refused: [Int: String] = [:]
        for failed in body["failed_records"].elements {
            guard let index = failed["index"].integer, records.indices.contains(index) else {
                continue
            }
            refused[index] = failed["field"].text.map { ": \(AnswerBody.name($0))" } ?? ""
        }
        guard !refused.isEmpty else { return .dead(records, reason) }
        return .settled(
            records.indices.map { index in
                refused[index].map { .dead(reason: "\(reason)\($0)") } ?? .delivered
            }
        )
    }
}
