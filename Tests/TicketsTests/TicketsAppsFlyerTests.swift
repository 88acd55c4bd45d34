import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What AppsFlyer gets of a sale; of all else it gets nothing from Tickets.
@Suite struct TicketsAppsFlyerTests {
    private let purchase = TicketPurchased(receipt: receipt(cents: 250, count: 2))

    @Test func `AppsFlyer gets af_purchase`() throws {
        let sink = DryRun()
        let appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret("hush"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sink
        )
        try inScope(of: appsFlyer) {
            AppsFlyerLib.shared().start()
            let factory = TicketsAppsFlyerEventTrackerFactory()
            for tracker in try factory.create(purchase).handlers() { try tracker.track() }
        }
        #expect(
            sink.records.map(Sent.init) == [
                Sent(
                    "af_purchase",
                    [
                        "af_revenue": .number(5), "af_currency": .string("USD"),
                        "af_content_id": .string("senior_month"),
                        "af_content_type": .string("ticket"), "af_quantity": .integer(2),
                        "af_order_id": .string("order-9"),
                    ]
                )
            ]
        )
    }

    @Test func `the table answers for nothing but its own rows`() {
        let factory = TicketsAppsFlyerEventTrackerFactory()
        for event in TicketsAnalytics.examples {
            let isMine = event is TicketPurchased
            #expect(factory.mayAnswer(for: type(of: event)) == isMine)
        }
    }
}
