public import VendorDelivery

/// What the answers of Adjust's server-to-server API mean: there is no dedup key.
///
/// All of it is in https://dev.adjust.com/en/api/s2s-api/events unless it is called a choice.
///
/// | answer | verdict |
/// |---|---|
/// | 202 | stop: the token is wrong or missing, and nothing was counted |
/// | other 2xx | delivered |
/// | 401, 3xx | stop: it is the sender that is refused (3xx: choice) |
/// | 451 | stop: the person has opted the device out, so nothing more is sent of it |
/// | 400, 403, 404, 413 | dead |
/// | 500 with an `error` | later: it says that the event was not recorded |
/// | other 500, 502, 504, lost | in doubt: a second one could count twice |
/// | 408, 429, 503, unreachable | later (a choice: they are refused before they are read) |
/// | any other | dead (choice) |
public struct AdjustAnswerPolicy: AnswerPolicy {
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
        case 202: .stop(reason: "\(reason): the token is refused")
        case 200...299: .delivered(records)
        case 300...399, 401: .stop(reason: reason)
        case 451: .stop(reason: "\(reason): the device is opted out")
        case 408, 429, 503: .later(response.pause)
        case 500 where AnswerBody(response.body)["error"].text != nil: .later(response.pause)
        case 500...599: .unknown(records, reason, pause: response.pause)
        default: .dead(records, reason)
        }
    }
}
