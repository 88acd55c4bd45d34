import HeraldAdjust
import HeraldCore
import Shared
import Testing

@testable import Checkout
@testable import moove

/// A factory whose answer depends on more than the event's type, and one that is compiled elsewhere.
@Suite struct CheckoutAdjustSetTests {
    private static let tokens = [
        [:], ["checkout_started": "cs0001"],
        ["checkout_started": "cs0001", "checkout_completed": "cc0001"],
    ]

    @Test func `a token decides whether an event is sent`() throws {
        let counts = try Self.tokens.map { tokens in
            try Vendor.adjust([CheckoutAnalytics.adjust(tokens: tokens)], tokens: tokens)
                .requests(for: CheckoutAnalytics.examples).count
        }
        #expect(counts == [0, 1, 2])
    }

    @Test(arguments: seeds, tokens.dropFirst())
    func `where a factory is compiled changes no request`(
        seed: UInt64,
        tokens: [String: String]
    ) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: [
                try .adjust([CheckoutAnalytics.adjust(tokens: tokens)], tokens: tokens),
                try .adjust([[WrittenHere(tokens: tokens)]], tokens: tokens),
            ],
            for: events.all()
        )
    }
}

/// The rules of Checkout for Adjust, written by hand in another module.
private struct WrittenHere: AdjustEventTrackerFactory {
    let tokens: [String: String]

    func create(_ event: any Event) -> Resolution<any AdjustEventTracker> {
        if event is CardNumberSeen { return .dropped }
        guard let token = tokens[event.name] else { return .declined }
        if event is CheckoutStarted {
            return .claimed([TokenAdjustEventTracker(event: event, eventToken: token)])
        }
        guard let completed = event as? CheckoutCompleted else { return .declined }
        let receipt = completed.receipt
        let revenue = AdjustRevenueEvent(
            name: completed.name,
            revenue: receipt.order.price.majorUnits,
            currency: receipt.order.price.currency.code,
            deduplicationId: receipt.orderId,
            parameters: ["order_id": .string(receipt.orderId)]
        )
        return .claimed([RevenueAdjustEventTracker(event: revenue, eventToken: token)])
    }
}
