import HeraldCore
import HeraldFirebase
import HeraldTesting

@testable import moove

extension AssembledVendor {
    static let firebase = AssembledVendor(name: .firebase) { fault, device in
        guard let keys = FirebaseKeys.demonstration else {
            fatalError("The demonstration has no keys of Firebase's. To fix, give it some.")
        }
        return .firebase(
            keys,
            features: fault.map { [[$0.firebase]] } ?? [],
            policy: .generic,
            outbox: VendorOutbox { 0 },
            device: device()
        )
    }
}

extension Fault {
    fileprivate var firebase: any FirebaseEventTrackerFactory {
        switch self {
        case .factory:
            ThrowingEventTrackerFactory<any FirebaseEventTracker>(error: TalkativeError())
        case .tracker: ThrowingTrackerFactory()
        }
    }
}

/// A tracker that throws when it is to track.
private struct ThrowingTracker: FirebaseEventTracker {
    func track() throws { throw TalkativeError() }
}

private struct ThrowingTrackerFactory: FirebaseEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        .claimed([ThrowingTracker()])
    }
}
