import HeraldCore

@testable import moove

/// Texts that a person would not want to see shown.
enum Canary {
    static let parameter = "CANARY-parameter"
    static let error = "CANARY-error"
    static let user = "CANARY-user"
    static let all = [parameter, error, user]
}

struct CanaryEvent: Event {
    var name: String { "seat_taken" }
    var parameters: [String: AnalyticsValue] { ["seat": .string(Canary.parameter)] }
}

/// An error that tells all it knows.
struct TalkativeError: Error, CustomStringConvertible {
    let event = CanaryEvent()
    let text = Canary.error
    var description: String { "\(text) \(event)" }
}

/// Where in a vendor's chain something throws.
enum Fault: String, CaseIterable, Codable, Sendable {
    case factory
    case tracker
}

extension Assembly {
    /// What comes of a person who signs in and takes a seat.
    func takeSeat() -> ActionReport {
        herald.identify(Identity(userId: Canary.user))
        herald.track(CanaryEvent())
        return takeReport()
    }
}
