import Testing

@testable import moove

@Suite struct RetryPurchaseFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("retry-purchase")
    }

    @Test func `three attempts are one purchase and one charge`() {
        let attempts = flow.messages.filter { $0.action == "confirm" }
        #expect(
            attempts.map { $0.message ?? "" } == [
                "The ticket office can't be reached. Nothing was bought. Try again later.",
                "The ticket office didn't answer, so the tickets may have been bought. Try again: "
                    + "the same tickets are not bought twice.",
                "Bought 1 × month for 40.00 USD.",
            ]
        )
        #expect(flow.tracked("ticket_purchased").count == 1)
        #expect(flow.firebase.filter { $0.name == "purchase" }.count == 1)
        #expect(flow.mixpanel.filter { $0.name == "ticket_purchased" }.count == 1)
        #expect(flow.mixpanel.filter { $0.name == "$append" }.count == 1)
        #expect(flow.tracked("purchase_failed").isEmpty)
    }

    /// The flow's ids are given out in a row, so that the order's is the fourth, after two vendors'
    /// device ids, says how many idempotency keys came before it.
    @Test func `one key and one order are all that was made`() {
        let world = World(named: "retry-purchase")
        let devices = [world.makeID("device"), world.makeID("device")]
        _ = world.makeID("purchase")
        let order = world.makeID("order")
        #expect(ids("order") == [order])
        #expect(Set(ids("device")) == Set(devices))
        #expect(ids("purchase") == [])
    }

    @Test func `all vendors are told of the same order`() {
        let sale = flow.firebase.first { $0.name == "purchase" }?.values["transaction_id"]
        let event = flow.mixpanel.first { $0.name == "ticket_purchased" }?.values["order_id"]
        let charge = flow.mixpanel.first { $0.name == "$append" }?.values["$transactions"]
        #expect(sale?.text?.hasPrefix("order-") == true)
        #expect(event == sale)
        #expect(charge?["order_id"] == sale)
        #expect(charge?["$amount"] == 40)
    }

    /// The ids of a kind that stand anywhere in the transcript.
    private func ids(_ kind: String) -> Set<String> {
        let digits = flow.text.split(separator: "\"\(kind)-").dropFirst().map { $0.prefix(16) }
        let devices = flow.text.split(separator: "$device:\(kind)-").dropFirst().map {
            $0.prefix(16)
        }
        return Set((digits + devices).map { "\(kind)-\($0)" })
    }
}
