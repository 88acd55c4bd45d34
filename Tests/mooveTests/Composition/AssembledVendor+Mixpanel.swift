import HeraldCore
import HeraldMixpanel
import HeraldTesting

@testable import moove

extension AssembledVendor {
    static let mixpanel = AssembledVendor(name: .mixpanel) { fault, device in
        guard let keys = MixpanelKeys.demonstration else {
            fatalError("The demonstration has no keys of Mixpanel's. To fix, give it some.")
        }
        return .mixpanel(
            keys,
            features: { _ in fault.map { [[$0.mixpanel]] } ?? [] },
            policy: .generic,
            outbox: VendorOutbox { 0 },
            device: device()
        )
    }
}

extension Fault {
    fileprivate var mixpanel: any MixpanelEventTrackerFactory {
        switch self {
        case .factory:
            ThrowingEventTrackerFactory<any MixpanelEventTracker>(error: TalkativeError())
        case .tracker: ThrowingTrackerFactory()
        }
    }
}

/// A tracker that throws when it is to track.
private struct ThrowingTracker: MixpanelEventTracker {
    func track() throws { throw TalkativeError() }
}

private struct ThrowingTrackerFactory: MixpanelEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        .claimed([ThrowingTracker()])
    }
}
