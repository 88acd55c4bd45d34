import AdjustSdk
import HeraldAdjust
import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What Adjust gets of a sale; of all else it gets nothing from Tickets.
@Suite struct TicketsAdjustTests {
    private let purchase = TicketPurchased(receipt: receipt(cents: 250, count: 2))

    @Test func `Adjust gets a token, the revenue and the order, once`() throws {
        let sink = DryRun()
        let adjust = AdjustInstance(
            device: AdjustDevice(.idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E")),
            sink: sink
        )
        let factory = TicketsAdjustEventTrackerFactory(tokens: ["ticket_purchased": "abc123"])
        try inScope(of: adjust) {
            Adjust.initSdk(
                ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox)
            )
            // The second one has the same order, which Adjust's SDK drops by its key.
            for _ in 1...2 {
                for tracker in try factory.create(purchase).handlers() { try tracker.track() }
            }
        }
        #expect(sink.records.map(\.name) == ["abc123"])
        let body = try #require(sink.records.first?.body)
        #expect(body.contains("&revenue=5.0&currency=USD&"))
        #expect(body.contains("order-9"))
        #expect(!body.contains("deduplication"))
    }

    @Test func `without a token Adjust's factory leaves a sale to others`() throws {
        let factory = TicketsAdjustEventTrackerFactory(tokens: [:])
        guard case .declined = try factory.create(purchase) else {
            Issue.record("A sale without a token was answered for.")
            return
        }
    }

    @Test func `Adjust gets one property of the feature, and others are left alone`() throws {
        let factory = TicketsAdjustPropertySetterFactory()
        #expect(try factory.create(TicketsPurchased(count: 2)).handlers().count == 1)
        #expect(!factory.mayAnswer(for: Seat.self))
        guard case .declined = factory.create(Seat()) else {
            Issue.record("Another feature's property was answered for.")
            return
        }
    }

    @Test func `the table answers for nothing but its own rows`() {
        let factory = TicketsAdjustEventTrackerFactory(tokens: [:])
        for event in TicketsAnalytics.examples {
            let isMine = event is TicketPurchased || event is TicketCountChanged
            #expect(factory.mayAnswer(for: type(of: event)) == isMine)
        }
    }
}

private struct Seat: Property {
    let name = "seat"
    let value: AnalyticsValue = "window"
}
