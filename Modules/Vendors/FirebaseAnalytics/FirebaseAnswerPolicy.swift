public import VendorDelivery

/// What the answers of GA4's Measurement Protocol mean: nothing is sent twice.
///
/// | answer | verdict | source |
/// |---|---|---|
/// | 2xx | delivered, which also a wrong secret gets | protocol/ga4/sending-events |
/// | anything else | dead: Google asks not to repeat it | protocol/ga4/reference |
/// | 429, 5xx | dead, and a pause, so that an outage doesn't take the whole queue | choice |
/// | lost | in doubt: there is no dedup key | protocol/ga4/reference |
/// | unreachable | later | nothing was sent |
public struct FirebaseAnswerPolicy: AnswerPolicy {
    public init() {}

    public func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict {
        switch answer {
        case .unreachable: .later(.backOff)
        case .lost(let fault): .unknown(records, fault.reason)
        case .response(let response):
            switch response.status {
            case 200...299: .delivered(records)
            case 429, 500...599: .dead(records, "\(answer)", pause: response.pause)
            default: .dead(records, "\(answer)")
            }
        }
    }
}
