import Checkout
import HeraldCore
import HeraldMixpanel
import Inspector
@preconcurrency import Mixpanel
import MixpanelRules
import Testing
import Tickets

@testable import moove

/// What Mixpanel gets, in whatever order the sets of its chain are joined.
@Suite struct MixpanelSetTests {
    private let sets: [(MixpanelInstance) -> [any MixpanelEventTrackerFactory]] = [
        { CheckoutAnalytics.mixpanel($0) },
        { _ in InspectorAnalytics.mixpanel() },
        { TicketsAnalytics.mixpanel($0) },
        { MixpanelRules.eventTrackerFactories($0) },
        { mixpanel in
            [
                ParcelFactory { GenericMixpanelEventTracker(event: $0, mixpanel: mixpanel) },
                LetterTable { GenericMixpanelEventTracker(event: $0, mixpanel: mixpanel) },
            ]
        },
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: permutations(of: sets).map { order in
                try .mixpanel { mixpanel in order.map { $0(mixpanel) } }
            },
            for: events.allAndWeighted()
        )
    }
}
