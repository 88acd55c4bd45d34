package import VendorDelivery

/// What can go wrong between a sender and any vendor.
///
/// A test of a vendor's policy says by hand, for each of them, what is to be done.
package enum VendorFault: String, Sendable, CaseIterable {
    case refusedConnection
    case timeout
    case reset
    case slowBody
    /// 200, and a body that is nothing.
    case garbageBody
    /// 400, and a body that names no record.
    case badRequest
    case unauthorized
    case forbidden
    case requestTimeout
    case tooLarge
    case tooManyRequests
    /// 429, with a time in seconds.
    case tooManyRequestsForSeconds
    /// 429, with a time as a date.
    case tooManyRequestsUntilDate
    case serverError
    case badGateway
    /// 502, with a time in seconds.
    case badGatewayForSeconds
    case unavailable
    /// 503, with a time in seconds.
    case unavailableForSeconds
    case gatewayTimeout
    case redirect
    /// 418, which no vendor has.
    case unheardOf

    /// What the transport tells of it; the times are 7 s.
    package var answer: Answer {
        switch self {
        case .refusedConnection: .unreachable(Self.fault("refused"))
        case .timeout: .lost(Self.fault("no answer"))
        case .reset: .lost(Self.fault("ended early"))
        case .slowBody: .lost(Self.fault("no whole answer"))
        case .garbageBody: .status(200, body: Self.garbage)
        case .badRequest: .status(400, body: Self.garbage)
        case .unauthorized: .status(401)
        case .forbidden: .status(403)
        case .requestTimeout: .status(408)
        case .tooLarge: .status(413)
        case .tooManyRequests: .status(429)
        case .tooManyRequestsForSeconds: .status(429, ["retry-after": "7"])
        case .tooManyRequestsUntilDate:
            .status(
                429,
                [
                    "date": "Thu, 01 Jan 2026 23:59:58 GMT",
                    "retry-after": "Fri, 02 Jan 2026 00:00:05 GMT",
                ]
            )
        case .serverError: .status(500)
        case .badGateway: .status(502)
        case .badGatewayForSeconds: .status(502, ["retry-after": "7"])
        case .unavailable: .status(503)
        case .unavailableForSeconds: .status(503, ["retry-after": "7"])
        case .gatewayTimeout: .status(504)
        case .redirect: .status(307, ["location": "https://elsewhere.example/"])
        case .unheardOf: .status(418)
        }
    }

    private static let garbage: [UInt8] = [0, 0xFF, 0xFE] + Array("{\"code\": 2OO,<html>".utf8)

    private static func fault(_ reason: String) -> Answer.Fault {
        Answer.Fault(host: "vendor.example", reason: reason)
    }
}

extension Answer {
    package static func status(
        _ status: Int,
        _ headers: [String: String] = [:],
        body: [UInt8] = []
    ) -> Answer {
        .response(.init(status: status, headers: headers, body: body))
    }

    package static func status(_ status: Int, _ text: String) -> Answer {
        .status(status, body: Array(text.utf8))
    }
}

extension Verdict {
    /// All of some records are dead for a reason.
    package static func dead(_ count: Int, _ reason: String, pause: Pause? = nil) -> Verdict {
        .settled(Array(repeating: .dead(reason: reason), count: count), pause: pause)
    }

    /// All of some records are delivered.
    package static func delivered(_ count: Int) -> Verdict {
        .settled(Array(repeating: .delivered, count: count))
    }

    /// All of some records are in doubt for a reason, and there is a pause.
    package static func inDoubt(
        _ count: Int,
        _ reason: String,
        pause: Pause = .backOff
    ) -> Verdict {
        .settled(Array(repeating: .inDoubt(reason: reason), count: count), pause: pause)
    }
}
