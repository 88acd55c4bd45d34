public import VendorDelivery

/// What Sentry's answers mean: it asks for few repetitions, and tells duplicates by `event_id`.
///
/// All of it is in https://develop.sentry.dev/sdk/foundations/transport/ and the pages below it.
///
/// | answer | verdict |
/// |---|---|
/// | 2xx | delivered |
/// | 429 | dead, and a pause: 60 s where none is named |
/// | 5xx | dead, and a pause, so that an outage doesn't take the whole queue (choice) |
/// | any other answer | dead: Sentry wants nothing again that it has answered |
/// | lost, unreachable | again |
///
/// `X-Sentry-Rate-Limits` makes a pause whatever the status is, a 200 too.
public struct SentryAnswerPolicy: AnswerPolicy {
    /// Without a word from Sentry a 429 means this many seconds.
    private static let usualPause = 60

    public init() {}

    public func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict {
        switch answer {
        case .unreachable: return .later(.backOff)
        case .lost(let fault): return .unknown(records, fault.reason)
        case .response(let response):
            let limits = response.headers["x-sentry-rate-limits"].flatMap(Self.seconds(in:))
            let pause = limits.map(Pause.seconds)
            switch response.status {
            case 200...299: return .delivered(records, pause: pause)
            case 429: return .dead(records, "\(answer)", pause: pause ?? Self.pause(of: response))
            case 500...599: return .dead(records, "\(answer)", pause: pause ?? response.pause)
            default: return .dead(records, "\(answer)", pause: pause)
            }
        }
    }

    private static func pause(of response: Answer.Response) -> Pause {
        response.pause == .backOff ? .seconds(usualPause) : response.pause
    }

    /// The longest time of `seconds:categories:scope…` between commas that is about errors.
    ///
    /// No category is all of them.
    private static func seconds(in limits: String) -> Int? {
        limits.split(separator: ",").compactMap { limit in
            let parts = limit.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count > 1, let seconds = Int(parts[0].drop { $0 == " " }), seconds > 0
            else { return nil }
            let categories = parts[1].split(separator: ";")
            let isOurs =
                categories.isEmpty || !Set(categories).isDisjoint(with: ["error", "default"])
            return isOurs ? min(seconds, Pause.longest) : nil
        }.max()
    }
}
