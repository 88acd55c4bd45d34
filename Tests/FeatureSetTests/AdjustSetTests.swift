import Checkout
import HeraldAdjust
import HeraldCore
import Inspector
import Testing
import Tickets

@testable import moove

/// What Adjust gets, in whatever order the sets of its chain are joined.
@Suite struct AdjustSetTests {
    /// Without a token a factory declines: what it answers depends on more than the type.
    ///
    /// One that no feature has a rule for is the app's own.
    private static let tokens = [
        [:], ["ticket_purchased": "tp0001"],
        ["checkout_started": "cs0001", "pay_tapped": "pt0001"],
        [
            "ticket_purchased": "tp0001", "checkout_started": "cs0001",
            "checkout_completed": "cc0001", "rider_selected": "rs0001", "letter": "le0001",
        ],
    ]

    @Test(arguments: seeds, tokens)
    func `the order of the sets changes no request`(
        seed: UInt64,
        tokens: [String: String]
    ) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: permutations(of: sets(tokens: tokens)).map { try .adjust($0, tokens: tokens) },
            for: events.allAndWeighted()
        )
    }

    private func sets(tokens: [String: String]) -> [[any AdjustEventTrackerFactory]] {
        [
            CheckoutAnalytics.adjust(tokens: tokens),
            InspectorAnalytics.adjust(),
            TicketsAnalytics.adjust(tokens: tokens),
            [
                ParcelFactory { TokenAdjustEventTracker(event: $0, eventToken: "pa0001") },
                LetterTable { TokenAdjustEventTracker(event: $0, eventToken: "le0001") },
            ],
        ]
    }
}
