import Checkout
import FeatureTesting
import HeraldAdjust
import HeraldCore
import Inspector
import Testing
import Tickets

/// What Adjust gets, in whatever order the sets of its chain are joined.
@Suite struct AdjustSetTests {
    /// Without a token a factory declines: what it answers depends on more than the type.
    private static let tokens = [
        [:], ["ticket_purchased": "tp0001"], ["checkout_started": "cs0001"],
        [
            "ticket_purchased": "tp0001", "checkout_started": "cs0001",
            "checkout_completed": "cc0001",
        ],
    ]

    @Test(arguments: seeds, tokens)
    func `the order of the sets changes no request`(
        seed: UInt64,
        tokens: [String: String]
    ) throws {
        var events = GeneratedEvents(seed: seed)
        let orders = permutations(of: sets(tokens: tokens))
        try expectSameRequests(
            of: orders.map { .adjust(Array($0.joined())) },
            for: events.all()
        )
    }

    private func sets(tokens: [String: String]) -> [[any AdjustEventTrackerFactory]] {
        [
            CheckoutAnalytics.adjust(tokens: tokens),
            InspectorAnalytics.adjust(),
            TicketsAnalytics.adjust(tokens: tokens),
        ]
    }
}
