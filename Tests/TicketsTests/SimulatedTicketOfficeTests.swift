import Shared
import Testing
import Tickets

@Suite struct SimulatedTicketOfficeTests {
    private let office = SimulatedTicketOffice(makeId: ids("order"))

    @Test func `an order is sold for its total`() throws {
        let receipt = try office.buy(order(count: 10))
        #expect(
            receipt
                == Receipt(orderId: "order-1", order: order(count: 10), total: dollars(cents: 5000))
        )
        #expect(office.receipts == [receipt])
    }

    @Test(arguments: [
        (order(count: 0), PurchaseRefusal.noTickets),
        (order(count: -1), .noTickets),
        (order(count: 11), .ticketLimitExceeded(requested: 11, max: 10)),
        (order(count: .max), .ticketLimitExceeded(requested: .max, max: 10)),
        (order(cents: 499), .priceChanged),
        (order(cents: .max, count: 10), .priceChanged),
        (order(rider: .child, cents: 500), .priceChanged),
    ])
    func `an order against the rules is refused`(order: TicketOrder, refusal: PurchaseRefusal) {
        #expect(throws: PurchaseError.refused(refusal)) { try office.buy(order) }
        #expect(office.receipts == [])
    }

    @Test func `a price in another currency is another price`() {
        let yen = TicketOrder(
            idempotencyKey: "key-1",
            rider: .adult,
            fareId: .day,
            price: Money(minorUnits: 500, currency: .japaneseYen),
            count: 1
        )
        #expect(throws: PurchaseError.refused(.priceChanged)) { try office.buy(yen) }
    }

    @Test func `a fare that isn't in the office's table is refused`() {
        office.changeFares(to: fares(adultDay: nil))
        #expect(throws: PurchaseError.refused(.fareUnavailable)) { try office.buy(order()) }
    }

    @Test func `one key is sold once, also when the fares have changed since`() throws {
        let first = try office.buy(order())
        office.changeFares(to: fares(adultDay: 600))
        #expect(try office.buy(order()) == first)
        #expect(office.receipts == [first])
    }

    @Test(arguments: [
        order(count: 2), order(fareId: .single, cents: 250), order(rider: .child, cents: 200),
    ])
    func `a key isn't good for another order`(other: TicketOrder) throws {
        let first = try office.buy(order())
        #expect(throws: PurchaseError.refused(.keyReused)) { try office.buy(other) }
        #expect(office.receipts == [first])
    }

    @Test func `nothing arrives while offline`() throws {
        office.setOffline(true)
        #expect(throws: PurchaseError.unanswered(.unreachable)) { try office.buy(order()) }
        #expect(office.receipts == [])
        office.setOffline(false)
        #expect(try office.buy(order()).orderId == "order-1")
    }

    @Test func `one answer is lost after the order is handled`() throws {
        office.loseNextAnswer()
        #expect(throws: PurchaseError.unanswered(.answerLost)) { try office.buy(order()) }
        #expect(office.receipts.map(\.orderId) == ["order-1"])
        #expect(try office.buy(order()).orderId == "order-1")
    }

    @Test func `an order that didn't arrive has no answer to lose`() throws {
        office.loseNextAnswer()
        office.setOffline(true)
        #expect(throws: PurchaseError.unanswered(.unreachable)) { try office.buy(order()) }
        office.setOffline(false)
        #expect(throws: PurchaseError.unanswered(.answerLost)) { try office.buy(order(count: 0)) }
        #expect(throws: PurchaseError.refused(.noTickets)) { try office.buy(order(count: 0)) }
    }

    @Test func `one purchase is cancelled, and nothing is bought`() throws {
        office.cancelNextPurchase()
        #expect(throws: PurchaseError.unanswered(.cancelled)) { try office.buy(order()) }
        #expect(office.receipts == [])
        #expect(try office.buy(order()).orderId == "order-1")
    }

    @Test func `what isn't paid for can't be cancelled`() throws {
        let first = try office.buy(order())
        office.cancelNextPurchase()
        #expect(try office.buy(order()) == first)
        #expect(throws: PurchaseError.refused(.noTickets)) {
            try office.buy(order(key: "key-2", count: 0))
        }
        office.setOffline(true)
        #expect(throws: PurchaseError.unanswered(.unreachable)) {
            try office.buy(order(key: "key-2"))
        }
        office.setOffline(false)
        #expect(throws: PurchaseError.unanswered(.cancelled)) {
            try office.buy(order(key: "key-2"))
        }
        #expect(office.receipts == [first])
    }

    @Test func `a cancellation can't be lost`() throws {
        office.loseNextAnswer()
        office.cancelNextPurchase()
        #expect(throws: PurchaseError.unanswered(.cancelled)) { try office.buy(order()) }
        #expect(throws: PurchaseError.unanswered(.answerLost)) { try office.buy(order()) }
        #expect(office.receipts.count == 1)
    }

    @Test func `one key from many threads at once is sold once`() async {
        let office = office
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask { _ = try? office.buy(order()) }
            }
        }
        #expect(office.receipts.count == 1)
    }
}
