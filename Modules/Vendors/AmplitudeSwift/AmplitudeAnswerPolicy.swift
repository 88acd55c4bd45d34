public import VendorDelivery

/// What the answers of Amplitude's HTTP V2 API mean: with `insert_id`, events may be sent again.
///
/// All of it is in https://amplitude.com/docs/apis/analytics/http-v2 unless another source is named.
///
/// | answer | verdict |
/// |---|---|
/// | 2xx | delivered |
/// | 400 naming events | nothing was taken: the named are dead, the others sent again |
/// | 400 about the key or the path | stop |
/// | 400 else | halves, until the event that is at fault is alone; that one is dead |
/// | 401, 403, 3xx | stop: it is the sender that is refused (401, 3xx: choice) |
/// | 408, 500, 502, 504, lost | again, as nobody knows (408: Amplitude's Swift SDK) |
/// | 413 | halves |
/// | 429 | later, after 30 s |
/// | 503, unreachable | later: nothing was taken |
/// | any other | dead (choice) |
public struct AmplitudeAnswerPolicy: AnswerPolicy {
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
        case 200...299: .delivered(records)
        case 400: Self.verdict(onRefusal: AnswerBody(response.body), about: records, reason)
        case 300...399, 401, 403: .stop(reason: reason)
        case 408, 500, 502, 504: .unknown(records, reason, pause: response.pause)
        case 413: .split(reason: reason)
        case 429: .later(response.pause == .backOff ? .seconds(30) : response.pause)
        case 503: .later(response.pause)
        default: .dead(records, reason)
        }
    }

    private static func verdict(
        onRefusal body: AnswerBody,
        about records: [VendorRecord],
        _ reason: String
    ) -> Verdict {
        let text = body["error"].text ?? ""
        if text.hasPrefix("Invalid API key") || body["missing_field"].text == "api_key" {
            return .stop(reason: "\(reason): the API key is refused")
        }
        if text == "Invalid request path" { return .stop(reason: "\(reason): \(text)") }
        let refused = refusedRecords(body)
        guard records.indices.contains(where: { refused[$0] != nil }) else {
            return .split(reason: reason)
        }
        return .settled(
            records.indices.map { index in
                refused[index].map { .dead(reason: "\(reason): \($0)") } ?? .again
            }
        )
    }

    /// Why, by the index of each record that the answer names.
    ///
    /// HTTP V2 names the first event of each kind only, so the next answer may name more.
    private static func refusedRecords(_ body: AnswerBody) -> [Int: String] {
        var refused: [Int: String] = [:]
        let silenced = body["silenced_events"].elements.compactMap(\.integer)
        for index in silenced { refused[index] = "the device is silenced" }
        for (kind, reason) in [("missing", "is missing"), ("invalid", "is invalid")] {
            for (field, indexes) in body["events_with_\(kind)_fields"].members {
                for index in indexes.elements.compactMap(\.integer) {
                    refused[index] = "\(AnswerBody.name(field)) \(reason)"
                }
            }
        }
        return refused
    }
}
