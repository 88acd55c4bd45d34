import AppsFlyerRules
import Checkout
import FeatureTesting
import HeraldAppsFlyer
import HeraldCore
import Inspector
import Testing
import Tickets

/// What AppsFlyer gets, in whatever order the sets of its chain are joined.
@Suite struct AppsFlyerSetTests {
    private let sets: [[any AppsFlyerEventTrackerFactory]] = [
        CheckoutAnalytics.appsFlyer(),
        InspectorAnalytics.appsFlyer(),
        TicketsAnalytics.appsFlyer(),
        AppsFlyerRules.eventTrackerFactories(),
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        let orders = permutations(of: sets)
        try expectSameRequests(
            of: orders.map { .appsFlyer(Array($0.joined())) },
            for: events.all()
        )
    }
}
