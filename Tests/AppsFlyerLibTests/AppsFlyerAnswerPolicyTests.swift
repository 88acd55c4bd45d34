import AppsFlyerLib
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AppsFlyerAnswerPolicyTests {
    private let policy = AppsFlyerAnswerPolicy()
    private let records = VendorRecord.samples(1, .once)

    private static func expected(_ fault: VendorFault) -> Verdict {
        switch fault {
        case .refusedConnection: .later(.backOff)
        case .timeout: .inDoubt(1, "no answer")
        case .reset: .inDoubt(1, "ended early")
        case .slowBody: .inDoubt(1, "no whole answer")
        case .garbageBody: .delivered(1)
        case .badRequest: .dead(1, "HTTP 400")
        case .unauthorized: .stop(reason: "HTTP 401")
        case .forbidden: .stop(reason: "HTTP 403")
        case .requestTimeout: .later(.backOff)
        case .tooLarge: .dead(1, "HTTP 413")
        case .tooManyRequests: .later(.backOff)
        case .tooManyRequestsForSeconds, .tooManyRequestsUntilDate: .later(.seconds(7))
        case .serverError: .inDoubt(1, "HTTP 500")
        case .badGateway: .inDoubt(1, "HTTP 502")
        case .badGatewayForSeconds: .inDoubt(1, "HTTP 502", pause: .seconds(7))
        case .unavailable: .later(.backOff)
        case .unavailableForSeconds: .later(.seconds(7))
        case .gatewayTimeout: .inDoubt(1, "HTTP 504")
        case .redirect: .stop(reason: "HTTP 307")
        case .unheardOf: .dead(1, "HTTP 418")
        }
    }

    @Test(arguments: VendorFault.allCases)
    func `nothing that may have been taken is sent again`(fault: VendorFault) {
        #expect(policy.verdict(on: fault.answer, about: records) == Self.expected(fault))
    }

    @Test(
        arguments: [
            (200, "OK", .delivered(1)),
            (400, "Failed to Authenticate", .stop(reason: "HTTP 400: the key is refused")),
            (400, "appsflyer_id is a mandatory field", .dead(1, "HTTP 400")),
        ] as [(Int, String, Verdict)]
    )
    func `what AppsFlyer says of an event is believed`(
        status: Int,
        body: String,
        verdict: Verdict
    ) {
        #expect(policy.verdict(on: .status(status, body), about: records) == verdict)
    }
}
