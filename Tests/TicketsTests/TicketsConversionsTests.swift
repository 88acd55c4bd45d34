import AdjustSdk
import AmplitudeSwift
import AppsFlyerLib
import HeraldAdjust
import HeraldAmplitude
import HeraldAppsFlyer
import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What Adjust, Amplitude and AppsFlyer get of a sale; of all else they get nothing from Tickets.
@Suite struct TicketsConversionsTests {
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

    @Test func `Amplitude gets revenue instead of the event`() throws {
        let sink = DryRun()
        let amplitude = Amplitude(
            configuration: Configuration(
                apiKey: Secret("hush"),
                sink: sink,
                makeDeviceID: { "device-1" }
            )
        )
        let factory = TicketsAmplitudeEventTrackerFactory(amplitude: amplitude)
        for tracker in try factory.create(purchase).handlers() { try tracker.track() }
        #expect(
            sink.records.map(Sent.init) == [
                Sent(
                    "revenue_amount",
                    [
                        "$currency": .string("USD"), "$price": .number(2.5),
                        "$productId": .string("senior_month"), "$quantity": .integer(2),
                        "$revenueType": .string("purchase"), "order_id": .string("order-9"),
                    ]
                )
            ]
        )
    }

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

    @Test func `no table answers for anything but its own rows`() {
        let adjust = TicketsAdjustEventTrackerFactory(tokens: [:])
        let appsFlyer = TicketsAppsFlyerEventTrackerFactory()
        for event in TicketsAnalytics.examples {
            let type = type(of: event)
            let isSale = event is TicketPurchased
            #expect(appsFlyer.mayAnswer(for: type) == isSale)
            #expect(adjust.mayAnswer(for: type) == (isSale || event is TicketCountChanged))
        }
    }

    private func inScope(
        of instance: any AnyObject & Sendable,
        _ body: () throws -> Void
    ) throws {
        try VendorScope.run(
            time: 1_767_268_800_000_000,
            stem: RecordKey(rawValue: 1 << 32),
            instances: VendorInstances([instance]),
            body
        )
    }
}

private struct Seat: Property {
    let name = "seat"
    let value: AnalyticsValue = "window"
}
