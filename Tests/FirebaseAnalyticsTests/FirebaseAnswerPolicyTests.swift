import FirebaseAnalytics
import Testing
import VendorDelivery
import VendorTesting

@Suite struct FirebaseAnswerPolicyTests {
    private let policy = FirebaseAnswerPolicy()
    private let records = VendorRecord.samples(3, .once)

    private static func expected(_ fault: VendorFault) -> Verdict {
        switch fault {
        case .refusedConnection: .later(.backOff)
        case .timeout: .inDoubt(3, "no answer")
        case .reset: .inDoubt(3, "ended early")
        case .slowBody: .inDoubt(3, "no whole answer")
        case .garbageBody: .delivered(3)
        case .badRequest: .dead(3, "HTTP 400")
        case .unauthorized: .dead(3, "HTTP 401")
        case .forbidden: .dead(3, "HTTP 403")
        case .requestTimeout: .dead(3, "HTTP 408")
        case .tooLarge: .dead(3, "HTTP 413")
        case .tooManyRequests: .dead(3, "HTTP 429", pause: .backOff)
        case .tooManyRequestsForSeconds: .dead(3, "HTTP 429", pause: .seconds(7))
        case .tooManyRequestsUntilDate: .dead(3, "HTTP 429", pause: .seconds(7))
        case .serverError: .dead(3, "HTTP 500", pause: .backOff)
        case .badGateway: .dead(3, "HTTP 502", pause: .backOff)
        case .badGatewayForSeconds: .dead(3, "HTTP 502", pause: .seconds(7))
        case .unavailable: .dead(3, "HTTP 503", pause: .backOff)
        case .unavailableForSeconds: .dead(3, "HTTP 503", pause: .seconds(7))
        case .gatewayTimeout: .dead(3, "HTTP 504", pause: .backOff)
        case .redirect: .dead(3, "HTTP 307")
        case .unheardOf: .dead(3, "HTTP 418")
        }
    }

    @Test(arguments: VendorFault.allCases)
    func `nothing that may have been taken is sent again`(fault: VendorFault) {
        #expect(policy.verdict(on: fault.answer, about: records) == Self.expected(fault))
    }

    @Test(arguments: [200, 202, 204])
    func `each 2xx says that the events were received`(status: Int) {
        #expect(policy.verdict(on: .status(status), about: records) == .delivered(3))
    }

    @Test func `user properties alone may be sent again`() {
        let records = VendorRecord.samples(2, .safe)
        let verdict = policy.verdict(on: VendorFault.timeout.answer, about: records)
        #expect(verdict == .later(.backOff))
    }
}
