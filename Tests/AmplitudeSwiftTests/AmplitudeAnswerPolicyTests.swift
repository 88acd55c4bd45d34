import AmplitudeSwift
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AmplitudeAnswerPolicyTests {
    private let policy = AmplitudeAnswerPolicy()
    private let records = VendorRecord.samples(3, .safe)

    private static func expected(_ fault: VendorFault) -> Verdict {
        switch fault {
        case .refusedConnection: .later(.backOff)
        case .timeout, .reset, .slowBody: .later(.backOff)
        case .garbageBody: .delivered(3)
        case .badRequest: .split(reason: "HTTP 400")
        case .unauthorized: .stop(reason: "HTTP 401")
        case .forbidden: .stop(reason: "HTTP 403")
        case .requestTimeout: .later(.backOff)
        case .tooLarge: .split(reason: "HTTP 413")
        case .tooManyRequests: .later(.seconds(30))
        case .tooManyRequestsForSeconds, .tooManyRequestsUntilDate: .later(.seconds(7))
        case .serverError, .badGateway, .gatewayTimeout: .later(.backOff)
        case .badGatewayForSeconds: .later(.seconds(7))
        case .unavailable: .later(.backOff)
        case .unavailableForSeconds: .later(.seconds(7))
        case .redirect: .stop(reason: "HTTP 307")
        case .unheardOf: .dead(3, "HTTP 418")
        }
    }

    @Test(arguments: VendorFault.allCases)
    func `events are sent again where Amplitude can tell them by their ids`(fault: VendorFault) {
        #expect(policy.verdict(on: fault.answer, about: records) == Self.expected(fault))
    }

    @Test(
        arguments: [
            (
                #"{"error":"x","events_with_invalid_fields":{"time":[1]}}"#,
                [.again, .dead(reason: "HTTP 400: time is invalid"), .again]
            ),
            (
                #"""
                {"events_with_invalid_fields":{"time":[0]},
                "events_with_missing_fields":{"event_type":[2]}}
                """#,
                [
                    .dead(reason: "HTTP 400: time is invalid"), .again,
                    .dead(reason: "HTTP 400: event_type is missing"),
                ]
            ),
            (
                #"{"error":"Events silenced for device_id","silenced_events":[0,1,2]}"#,
                Array(repeating: .dead(reason: "HTTP 400: the device is silenced"), count: 3)
            ),
            (
                #"{"events_with_invalid_fields":{"a person's name":[0]}}"#,
                [.dead(reason: "HTTP 400: a field is invalid"), .again, .again]
            ),
        ] as [(String, [RecordFate])]
    )
    func `events that a 400 names are dead, and the others were not taken`(
        body: String,
        fates: [RecordFate]
    ) {
        #expect(policy.verdict(on: .status(400, body), about: records) == .settled(fates))
    }

    @Test(
        arguments: [
            (#"{"error":"Invalid API key: ab"}"#, "HTTP 400: the API key is refused"),
            (#"{"error":"x","missing_field":"api_key"}"#, "HTTP 400: the API key is refused"),
            (#"{"error":"Invalid request path"}"#, "HTTP 400: Invalid request path"),
        ]
    )
    func `a 400 about the sender stops it`(body: String, reason: String) {
        #expect(policy.verdict(on: .status(400, body), about: records) == .stop(reason: reason))
    }

    @Test(arguments: [
        #"{"error":"Invalid JSON request body"}"#, #"{"events_with_invalid_fields":{"time":[3]}}"#,
        #"{"events_with_invalid_fields":{"time":[-1]}}"#,
    ])
    func `a 400 that names no event of the request halves it`(body: String) {
        #expect(
            policy.verdict(on: .status(400, body), about: records) == .split(reason: "HTTP 400")
        )
    }

    @Test(arguments: HostileBody.all)
    func `no body of an answer does harm`(body: [UInt8]) {
        for status in [200, 400, 429, 500] {
            let verdict = policy.verdict(on: .status(status, body: body), about: records)
            #expect(HostileBody.isSound(verdict, about: records))
        }
    }
}
