import Checkout
import FirebaseRules
import HeraldCore
import HeraldFirebase
import Inspector
import Testing
import Tickets

@testable import moove

/// What Firebase gets, in whatever order the sets of its chain are joined.
@Suite struct FirebaseSetTests {
    private let sets: [[any FirebaseEventTrackerFactory]] = [
        CheckoutAnalytics.firebase(),
        InspectorAnalytics.firebase(),
        TicketsAnalytics.firebase(),
        FirebaseRules.eventTrackerFactories(),
        [
            ParcelFactory { GenericFirebaseEventTracker(event: $0) },
            LetterTable { GenericFirebaseEventTracker(event: $0) },
        ],
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: permutations(of: sets).map { try .firebase($0) },
            for: events.allAndWeighted()
        )
    }

    /// Two owners of one type whose conditions meet in no event, and two that both want the heavy.
    private static let owners: [(second: Keeper, isOrderOfNoAccount: Bool)] = [
        (Keeper { $0.weight == 0 }, true),
        (Keeper { $0.weight > 0 }, false),
        (Keeper { $0.weight > 99 }, false),
    ]

    @Test(arguments: owners)
    func `an order that counts is found, for whichever value it does`(
        owner: Keeper,
        isOrderOfNoAccount: Bool
    ) throws {
        let sets: [[any FirebaseEventTrackerFactory]] = [
            [ParcelFactory { GenericFirebaseEventTracker(event: $0) }], [owner],
        ]
        try withKnownIssue {
            try expectSameRequests(
                of: permutations(of: sets).map { try .firebase($0) },
                for: [-100, -1, 0, 1, 100].map { Parcel(weight: $0) }
            )
        } when: {
            !isOrderOfNoAccount
        }
    }
}

/// Keeps some parcels from Firebase.
struct Keeper: FirebaseEventTrackerFactory {
    let isKept: @Sendable (Parcel) -> Bool

    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        guard let parcel = event as? Parcel, isKept(parcel) else { return .declined }
        return .dropped
    }
}
