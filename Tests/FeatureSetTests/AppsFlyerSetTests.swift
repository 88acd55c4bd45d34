import AppsFlyerRules
import Checkout
import HeraldAppsFlyer
import HeraldCore
import Inspector
import Testing
import Tickets

@testable import moove

/// What AppsFlyer gets, in whatever order the sets of its chain are joined.
@Suite struct AppsFlyerSetTests {
    private let sets: [[any AppsFlyerEventTrackerFactory]] = [
        CheckoutAnalytics.appsFlyer(),
        InspectorAnalytics.appsFlyer(),
        TicketsAnalytics.appsFlyer(),
        AppsFlyerRules.eventTrackerFactories(),
        [
            ParcelFactory { GenericAppsFlyerEventTracker(event: $0) },
            LetterTable { GenericAppsFlyerEventTracker(event: $0) },
        ],
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: permutations(of: sets).map { try .appsFlyer($0) },
            for: events.allAndWeighted()
        )
    }
}
