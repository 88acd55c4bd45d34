import HeraldCore
import HeraldFirebase
import HeraldMixpanel
import HeraldTesting

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

/// A tracker that throws when it is to track.
struct ThrowingTracker: FirebaseEventTracker, MixpanelEventTracker {
    func track() throws { throw TalkativeError() }
}

struct ThrowingFirebaseTrackerFactory: FirebaseEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        .claimed([ThrowingTracker()])
    }
}

struct ThrowingMixpanelTrackerFactory: MixpanelEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        .claimed([ThrowingTracker()])
    }
}

/// Where in a vendor's chain something throws.
enum Fault: String, CaseIterable, Codable, Sendable {
    case factory
    case tracker

    var firebase: any FirebaseEventTrackerFactory {
        switch self {
        case .factory:
            ThrowingEventTrackerFactory<any FirebaseEventTracker>(error: TalkativeError())
        case .tracker: ThrowingFirebaseTrackerFactory()
        }
    }

    var mixpanel: any MixpanelEventTrackerFactory {
        switch self {
        case .factory:
            ThrowingEventTrackerFactory<any MixpanelEventTracker>(error: TalkativeError())
        case .tracker: ThrowingMixpanelTrackerFactory()
        }
    }
}

extension Assembly {
    /// The app with a fault in the chains of the named vendors.
    convenience init(
        _ fault: Fault,
        in vendors: [String],
        errorReporter: @escaping AnalyticsErrorReporter = { _ in }
    ) {
        self.init(
            firebase: vendors.contains("firebase") ? [fault.firebase] : [],
            mixpanel: { _ in vendors.contains("mixpanel") ? [fault.mixpanel] : [] },
            errorReporter: errorReporter
        )
    }

    /// What comes of a person who signs in and takes a seat.
    func takeSeat() -> ActionReport {
        herald.identify(Identity(userId: Canary.user))
        herald.track(CanaryEvent())
        return takeReport()
    }
}
