import Checkout
import FeatureTesting
import FirebaseRules
import HeraldCore
import HeraldFirebase
import Inspector
import Testing
import Tickets

/// What Firebase gets, in whatever order the sets of its chain are joined.
@Suite struct FirebaseSetTests {
    private let sets: [[any FirebaseEventTrackerFactory]] = [
        CheckoutAnalytics.firebase(),
        InspectorAnalytics.firebase(),
        TicketsAnalytics.firebase(),
        FirebaseRules.eventTrackerFactories(),
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        let orders = permutations(of: sets)
        try expectSameRequests(
            of: orders.map { .firebase(Array($0.joined())) },
            for: events.all()
        )
    }

    @Test func `an order that counts is found`() {
        let sets: [any FirebaseEventTrackerFactory] = [Taker(), Keeper()]
        withKnownIssue {
            try expectSameRequests(
                of: permutations(of: sets).map { .firebase($0) },
                for: [Disputed(), Disputed()]
            )
        }
    }
}

private struct Disputed: Event {
    var name: String { "disputed" }
}

private struct Taker: FirebaseEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        .claimed([GenericFirebaseEventTracker(event: event)])
    }
}

private struct Keeper: FirebaseEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> { .dropped }
}
