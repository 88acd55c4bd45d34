public import VendorDelivery

/// What the answers of AppsFlyer's server-to-server API mean: there is no dedup key.
///
/// All of it is in https://dev.appsflyer.com/hc/reference/s2s-events-api3-post unless it is called a
/// choice.
///
/// | answer | verdict |
/// |---|---|
/// | 2xx | delivered, though AppsFlyer may drop it later without a word |
/// | 400 `Failed to Authenticate`, 401, 403, 3xx | stop: the sender is refused (3xx: choice) |
/// | other 400 | dead |
/// | 500, 502, 504, lost | in doubt: a second one could count twice |
/// | 408, 429, 503, unreachable | later (a choice: they are refused before they are read) |
/// | any other | dead (choice) |
public struct AppsFlyerAnswerPolicy: AnswerPolicy {
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
        case 300...399, 401, 403: .stop(reason: reason)
        case 400 where response.body.starts(with: "Failed to Authenticate".utf8):
            .stop(reason: "\(reason): the key is refused")
        case 408, 429, 503: .later(response.pause)
        case 500...599: .unknown(records, reason, pause: response.pause)
        default: .dead(records, reason)
        }
    }
}
