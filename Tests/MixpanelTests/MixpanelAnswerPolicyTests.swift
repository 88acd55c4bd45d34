import Mixpanel
import Testing
import VendorDelivery
import VendorTesting

@Suite struct MixpanelAnswerPolicyTests {
    private let policy = MixpanelAnswerPolicy()
    private let events = VendorRecord.samples(3, of: "import", .safe)
    private let sets = VendorRecord.samples(3, of: "engage", .safe)
    private let increment = VendorRecord.samples(1, of: "engage", .once)

    /// What holds for `/import` and for operations that may be done twice.
    private static func expected(_ fault: VendorFault, isEngage: Bool) -> Verdict {
        switch fault {
        case .refusedConnection: .later(.backOff)
        case .timeout, .reset, .slowBody: .later(.backOff)
        case .garbageBody: isEngage ? .later(.backOff) : .delivered(3)
        case .badRequest: .dead(3, "HTTP 400")
        case .unauthorized: .stop(reason: "HTTP 401")
        case .forbidden: .stop(reason: "HTTP 403")
        case .requestTimeout: .later(.backOff)
        case .tooLarge: .split(reason: "HTTP 413")
        case .tooManyRequests: .later(.backOff)
        case .tooManyRequestsForSeconds, .tooManyRequestsUntilDate: .later(.seconds(7))
        case .serverError, .badGateway, .gatewayTimeout: .later(.backOff)
        case .badGatewayForSeconds: .later(.seconds(7))
        case .unavailable: .later(.backOff)
        case .unavailableForSeconds: .later(.seconds(7))
        case .redirect: .stop(reason: "HTTP 307")
        case .unheardOf: .dead(3, "HTTP 418")
        }
    }

    /// What holds for an increment, which goes alone.
    private static func expectedOfIncrement(_ fault: VendorFault) -> Verdict {
        switch fault {
        case .refusedConnection: .later(.backOff)
        case .timeout: .inDoubt(1, "no answer")
        case .reset: .inDoubt(1, "ended early")
        case .slowBody: .inDoubt(1, "no whole answer")
        case .garbageBody: .inDoubt(1, "HTTP 200, unreadable")
        case .badRequest: .dead(1, "HTTP 400")
        case .unauthorized: .stop(reason: "HTTP 401")
        case .forbidden: .stop(reason: "HTTP 403")
        case .requestTimeout: .later(.backOff)
        case .tooLarge: .split(reason: "HTTP 413")
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
    func `events and settings may be sent again, increments may not`(fault: VendorFault) {
        let answer = fault.answer
        #expect(
            policy.verdict(on: answer, about: events) == Self.expected(fault, isEngage: false)
        )
        #expect(policy.verdict(on: answer, about: sets) == Self.expected(fault, isEngage: true))
        #expect(
            policy.verdict(on: answer, about: increment) == Self.expectedOfIncrement(fault)
        )
    }

    @Test func `records that a 400 names are dead, and the others were stored`() {
        let body = #"""
            {"code":400,"num_records_imported":1,"failed_records":[
            {"index":0,"insert_id":"1","field":"properties.time","message":"'1' is too old"},
            {"index":2,"$insert_id":"3","field":"a person's name"},{"index":3},{"index":-1}]}
            """#
        #expect(
            policy.verdict(on: .status(400, body), about: events)
                == .settled([
                    .dead(reason: "HTTP 400: properties.time"), .delivered,
                    .dead(reason: "HTTP 400: a field"),
                ])
        )
    }

    @Test(
        arguments: [
            ("1", .delivered(3)), (#"{"status":1,"error":null}"#, .delivered(3)),
            ("0", .split(reason: "HTTP 200, status 0")),
            (#"{"status":0,"error":"invalid"}"#, .split(reason: "HTTP 200, status 0")),
            (#"{"status":2}"#, .later(.backOff)), ("", .later(.backOff)),
        ] as [(String, Verdict)]
    )
    func `the body of an answer about profiles is what counts`(body: String, verdict: Verdict) {
        #expect(policy.verdict(on: .status(200, body), about: sets) == verdict)
    }

    @Test(arguments: HostileBody.all)
    func `no body of an answer does harm`(body: [UInt8]) {
        for (status, records) in [(200, sets), (200, increment), (400, events), (400, sets)] {
            let verdict = policy.verdict(on: .status(status, body: body), about: records)
            #expect(HostileBody.isSound(verdict, about: records))
        }
    }
}
