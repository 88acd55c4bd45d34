import Sentry
import Testing
import VendorDelivery
import VendorTesting

@Suite struct SentryAnswerPolicyTests {
    private let policy = SentryAnswerPolicy()
    private let records = VendorRecord.samples(1, .safe)

    private static func expected(_ fault: VendorFault) -> Verdict {
        switch fault {
        case .refusedConnection, .timeout, .reset, .slowBody: .later(.backOff)
        case .garbageBody: .delivered(1)
        case .badRequest: .dead(1, "HTTP 400")
        case .unauthorized: .dead(1, "HTTP 401")
        case .forbidden: .dead(1, "HTTP 403")
        case .requestTimeout: .dead(1, "HTTP 408")
        case .tooLarge: .dead(1, "HTTP 413")
        case .tooManyRequests: .dead(1, "HTTP 429", pause: .seconds(60))
        case .tooManyRequestsForSeconds: .dead(1, "HTTP 429", pause: .seconds(7))
        case .tooManyRequestsUntilDate: .dead(1, "HTTP 429", pause: .seconds(7))
        case .serverError: .dead(1, "HTTP 500", pause: .backOff)
        case .badGateway: .dead(1, "HTTP 502", pause: .backOff)
        case .badGatewayForSeconds: .dead(1, "HTTP 502", pause: .seconds(7))
        case .unavailable: .dead(1, "HTTP 503", pause: .backOff)
        case .unavailableForSeconds: .dead(1, "HTTP 503", pause: .seconds(7))
        case .gatewayTimeout: .dead(1, "HTTP 504", pause: .backOff)
        case .redirect: .dead(1, "HTTP 307")
        case .unheardOf: .dead(1, "HTTP 418")
        }
    }

    @Test(arguments: VendorFault.allCases)
    func `what Sentry has answered is not sent again`(fault: VendorFault) {
        #expect(policy.verdict(on: fault.answer, about: records) == Self.expected(fault))
    }

    @Test(
        arguments: [
            ("60:error:organization", 60), ("60::organization", 60), ("60:default;error:key", 60),
            ("60:transaction:key, 2700:default;error;security:organization", 2_700),
            ("7:error:key,5:error:key", 7), ("99999999:error:key", 86_400),
            ("60:transaction:key", nil), ("", nil), ("60", nil), ("-1:error", nil),
            ("soon:error:key", nil), ("99999999999999999999:error:key", nil),
        ] as [(String, Int?)]
    )
    func `a rate limit of errors makes a pause, with a 200 too`(limits: String, seconds: Int?) {
        let answer = Answer.status(200, ["x-sentry-rate-limits": limits])
        #expect(
            policy.verdict(on: answer, about: records)
                == .settled([.delivered], pause: seconds.map(Pause.seconds))
        )
    }

    @Test func `a rate limit stands before a time to retry after`() {
        let answer = Answer.status(
            429,
            ["x-sentry-rate-limits": "90:error:key", "retry-after": "7"]
        )
        #expect(
            policy.verdict(on: answer, about: records) == .dead(1, "HTTP 429", pause: .seconds(90))
        )
    }
}
