import AdjustSdk
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AdjustAnswerPolicyTests {
    private let policy = AdjustAnswerPolicy()
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
        case .forbidden: .dead(1, "HTTP 403")
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
            (200, #"{"status":"OK"}"#, .delivered(1)),
            (200, "OK", .delivered(1)),
            (
                202, #"{"error":"Event request failed (Wrong authentication token)"}"#,
                .stop(reason: "HTTP 202: the token is refused")
            ),
            (404, #"{"error":"Event request failed (Device not found)"}"#, .dead(1, "HTTP 404")),
            (
                451, #"{"error":"Event request failed (Device is opted out)"}"#,
                .stop(reason: "HTTP 451: the device is opted out")
            ),
            (500, #"{"error":"Event request failed (Internal error)"}"#, .later(.backOff)),
        ] as [(Int, String, Verdict)]
    )
    func `what Adjust says of an event is believed`(status: Int, body: String, verdict: Verdict) {
        #expect(policy.verdict(on: .status(status, body), about: records) == verdict)
    }

    @Test(arguments: HostileBody.all)
    func `no body of an answer does harm`(body: [UInt8]) {
        for status in [200, 400, 500] {
            let verdict = policy.verdict(on: .status(status, body: body), about: records)
            #expect(HostileBody.isSound(verdict, about: records))
        }
    }
}
