import Checkout
import FeatureTesting
import HeraldCore
import HeraldMixpanel
import Inspector
@preconcurrency import Mixpanel
import MixpanelRules
import Testing
import Tickets

/// What Mixpanel gets, in whatever order the sets of its chain are joined.
@Suite struct MixpanelSetTests {
    private let sets: [(MixpanelInstance) -> [any MixpanelEventTrackerFactory]] = [
        { CheckoutAnalytics.mixpanel($0) },
        { _ in InspectorAnalytics.mixpanel() },
        { TicketsAnalytics.mixpanel($0) },
        { MixpanelRules.eventTrackerFactories($0) },
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        let orders = permutations(of: sets)
        try expectSameRequests(
            of: orders.map { order in .mixpanel { mixpanel in order.flatMap { $0(mixpanel) } } },
            for: events.all()
        )
    }
}
