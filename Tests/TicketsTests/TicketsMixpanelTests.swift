import HeraldCore
import HeraldMixpanel
import Mixpanel
import Testing
import VendorDelivery

@testable import Tickets

@Suite struct TicketsMixpanelTests {
    private let factory = TicketsMixpanelEventTrackerFactory(
        mixpanel: MixpanelInstance(token: Secret("hush"), sink: DryRun())
    )

    @Test(arguments: [(250, 1, "2.5"), (10_000, 1, "100.0"), (10, 3, "0.3"), (199, 10, "19.9")])
    func `a purchase is the event and then the charge, with the same order and amount`(
        cents: Int,
        count: Int,
        amount: String
    ) throws {
        let purchase = TicketPurchased(receipt: receipt(cents: cents, count: count))
        let records = VendorChain.mixpanel().records(of: purchase)
        #expect(records.map(\.name) == ["ticket_purchased", "$append"])
        #expect(records.map(\.endpoint) == ["import", "engage"])
        try #require(records.count == 2)
        #expect(
            records[0].body.hasSuffix(
                """
                "count":\(count),"currency":"USD","fare_id":"month","order_id":"order-9",\
                "rider_id":"senior","total":\(amount)}}
                """
            )
        )
        #expect(
            records[1].body.hasSuffix(
                """
                "$append":{"$transactions":{"$amount":\(amount),\
                "$time":"2026-01-01T12:00:00.000Z","order_id":"order-9"}}}
                """
            )
        )
    }

    @Test func `a charge isn't repeated when nobody knows whether it arrived`() {
        let purchase = TicketPurchased(receipt: receipt(cents: 250, count: 1))
        let records = VendorChain.mixpanel().records(of: purchase)
        #expect(records.map(\.repetition) == [.safe, .once])
        #expect(Set(records.map(\.key)).count == 2)
    }

    @Test func `a purchase has two trackers, in order`() throws {
        let purchase = TicketPurchased(receipt: receipt(cents: 250, count: 1))
        let trackers = try factory.create(purchase).handlers()
        #expect(trackers.count == 2)
        #expect(trackers.first is GenericMixpanelEventTracker)
        #expect(trackers.last is ChargeMixpanelEventTracker)
    }

    @Test(arguments: [0, 2, .max])
    func `taps on the number of tickets are dropped`(count: Int) throws {
        let answer = try factory.create(TicketCountChanged(count: count))
        guard case .dropped = answer else {
            Issue.record("the answer is \(answer)")
            return
        }
    }

    @Test func `the rules speak of two events and of no other`() throws {
        let answered = try TicketsAnalytics.examples.filter { event in
            if case .declined = try factory.create(event) { return false }
            return true
        }
        #expect(answered.map(\.name) == ["ticket_count_changed", "ticket_purchased"])
        for event in TicketsAnalytics.examples {
            let isAnswered = answered.contains { $0.name == event.name }
            #expect(factory.mayAnswer(for: type(of: event)) == isAnswered)
        }
    }
}
