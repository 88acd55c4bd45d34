import Foundation
import HeraldCore

/// The text that must not come out.
let canary = "CANARY-7c1"

struct CanaryEvent: Event {
    let name = "opened"
    let secret = canary
    var parameters: [String: AnalyticsValue] { ["who": .string(secret)] }
}

struct CanaryProperty: Property {
    let name = "seat"
    let value: AnalyticsValue = .string(canary)
}

enum CanaryCase: Error {
    case refused(text: String, event: CanaryEvent)
}

struct CanaryStruct: Error, CustomStringConvertible, CustomDebugStringConvertible {
    let identity = canary
    var description: String { "no \(canary)" }
    var debugDescription: String { description }
}

struct CanaryLocalizedError: LocalizedError {
    let text = canary
    var errorDescription: String? { "No \(text)" }
    var failureReason: String? { text }
}

struct CanaryCustomError: CustomNSError {
    let text = canary
    static let errorDomain = "sample.custom"
    var errorCode: Int { 7 }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}

final class CanaryClass: Error {
    let text = canary
}

/// A way of failing whose error carries the canary.
enum CanaryError: String, CaseIterable, Codable, Sendable {
    case associatedValue
    case description
    case localized
    case foundation
    case custom
    case object
    case wrapped

    var error: any Error {
        switch self {
        case .associatedValue: CanaryCase.refused(text: canary, event: CanaryEvent())
        case .description: CanaryStruct()
        case .localized: CanaryLocalizedError()
        case .foundation:
            NSError(
                domain: "sample.domain",
                code: 42,
                userInfo: [
                    NSLocalizedDescriptionKey: canary, "url": "https://a.example/?\(canary)",
                ]
            )
        case .custom: CanaryCustomError()
        case .object: CanaryClass()
        case .wrapped:
            DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [],
                    debugDescription: canary,
                    underlyingError: CanaryStruct()
                )
            )
        }
    }

    /// What the failure shows instead.
    var summary: String {
        switch self {
        case .associatedValue: "CanaryCase (HeraldCoreTests.CanaryCase, code 0)"
        case .description: "CanaryStruct (HeraldCoreTests.CanaryStruct, code 1)"
        case .localized: "CanaryLocalizedError (HeraldCoreTests.CanaryLocalizedError, code 1)"
        case .foundation: "NSError (sample.domain, code 42)"
        case .custom: "CanaryCustomError (sample.custom, code 7)"
        case .object: "CanaryClass (HeraldCoreTests.CanaryClass, code 1)"
        case .wrapped: "DecodingError (NSCocoaErrorDomain, code 4864)"
        }
    }
}
