import HeraldCore
import HeraldFirebase
import Shared
import Testing
import VendorDelivery

@testable import Tickets

@Suite struct TicketsFirebaseTests {
    private static let sales: [(cents: Int, count: Int, price: String, value: String)] = [
        (250, 1, "2.5", "2.5"), (250, 3, "2.5", "7.5"), (10_000, 1, "100.0", "100.0"),
        (10_000, 10, "100.0", "1000.0"), (199, 1, "1.99", "1.99"), (10, 3, "0.1", "0.3"),
        (1, 7, "0.01", "0.07"), (29, 10, "0.29", "2.9"),
    ]

    @Test(arguments: sales)
    func `a purchase is written digit for digit`(
        cents: Int,
        count: Int,
        price: String,
        value: String
    ) throws {
        let purchase = TicketPurchased(receipt: receipt(cents: cents, count: count))
        let records = VendorChain.firebase().records(of: purchase)
        let body = try #require(records.first).body
        #expect(records.map(\.name) == ["purchase"])
        #expect(
            body.hasSuffix(
                """
                "currency":"USD","items":[{"item_category":"month","item_id":"senior_month",\
                "item_name":"month ticket (senior)","price":\(price),"quantity":\(count)}],\
                "transaction_id":"order-9","value":\(value)}}
                """
            )
        )
    }

    @Test func `an item's price times its quantity is the value`() throws {
        for count in 1...TicketOrder.maxCount {
            let purchase = TicketPurchased(receipt: receipt(cents: 250, count: count))
            let record = try #require(VendorChain.firebase().records(of: purchase).first)
            guard case .array(let items) = record.parameters["items"] else {
                Issue.record("there are no items")
                continue
            }
            #expect(items.count == 1)
            #expect(items.first?.members?["quantity"] == .integer(count))
            #expect(record.parameters["value"] == .number(2.5 * Double(count)))
        }
    }

    @Test(arguments: Rider.allCases)
    func `a choice of rider is content that was selected`(rider: Rider) {
        #expect(
            VendorChain.firebase().sent(RiderSelected(rider: rider)) == [
                Sent(
                    "select_content",
                    ["content_type": .string("rider"), "content_id": .string(rider.id)]
                )
            ]
        )
    }

    @Test func `the rules speak of two events and of no other`() throws {
        let factory = TicketsFirebaseEventTrackerFactory()
        let answered = try TicketsAnalytics.examples.filter { event in
            if case .declined = try factory.create(event) { return false }
            return true
        }
        #expect(answered.map(\.name) == ["rider_selected", "ticket_purchased"])
        for event in TicketsAnalytics.examples {
            let isAnswered = answered.contains { $0.name == event.name }
            #expect(factory.mayAnswer(for: type(of: event)) == isAnswered)
        }
    }

    @Test func `each rule has one tracker`() throws {
        let factory = TicketsFirebaseEventTrackerFactory()
        let sale = try factory.create(TicketPurchased(receipt: receipt(cents: 250, count: 1)))
        #expect(try sale.handlers().map { $0 is PurchaseFirebaseEventTracker } == [true])
        let choice = try factory.create(RiderSelected(rider: .child))
        #expect(try choice.handlers().map { $0 is SelectContentFirebaseEventTracker } == [true])
    }
}
