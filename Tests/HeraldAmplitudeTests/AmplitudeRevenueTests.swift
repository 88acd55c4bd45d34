import AdapterTesting
import HeraldAmplitude
import HeraldCore
import Testing
import VendorDelivery

@Suite struct AmplitudeRevenueTests {
    /// An app whose factory makes this revenue of every event.
    private func app(_ revenue: AmplitudeRevenueEvent) -> AmplitudeApplication {
        AmplitudeApplication(first: { amplitude in
            [
                WrittenFactory { _ in
                    .claimed([RevenueAmplitudeEventTracker(event: revenue, amplitude: amplitude)])
                }
            ]
        })
    }

    @Test func `revenue goes in the form of Amplitude's SDK, with the event's own parameters`() {
        let app = app(
            AmplitudeRevenueEvent(
                name: "ticket_purchased",
                price: 2.5,
                quantity: 2,
                productId: "adult_single",
                revenueType: "purchase",
                currency: "USD",
                revenue: 4.5,
                receipt: "receipt",
                receiptSig: "signature",
                insertId: "order-1",
                parameters: ["rider_id": "adult", "lost": .double(.nan)]
            )
        )
        app.herald.track(Named("ticket_purchased"))
        #expect(
            app.bodies == [
                #"{"event_type":"revenue_amount","device_id":"device-1","time":1767225600000,"#
                    + #""session_id":1767225600000,"insert_id":"order-1","#
                    + #""library":"amplitude-swift-linux/1.0.0","#
                    + #""event_properties":{"$currency":"USD","$price":2.5,"#
                    + #""$productId":"adult_single","$quantity":2,"$receipt":"receipt","#
                    + #""$receiptSig":"signature","$revenue":4.5,"$revenueType":"purchase","#
                    + #""rider_id":"adult"}}"#
            ]
        )
        #expect(app.failures.map(\.error) == [ErrorSummary(NonFiniteNumberError(key: "lost"))])
    }

    @Test func `a price alone is enough, and the key is then the record's`() {
        let app = app(AmplitudeRevenueEvent(name: "ad_impression", price: 0.002))
        app.herald.track(Named("ad_impression"))
        #expect(
            app.bodies.first?.hasSuffix(#""event_properties":{"$price":0.002,"$quantity":1}}"#)
                == true
        )
        let key = app.records.first?.key.hexadecimal
        #expect(key.map { app.bodies.first?.contains(#""insert_id":"\#($0)""#) } == true)
        #expect(app.failures == [])
    }

    @Test(arguments: [
        (AmplitudeRevenueEvent(name: "paid", price: .nan), "price"),
        (AmplitudeRevenueEvent(name: "paid", price: -.infinity), "price"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, revenue: .nan), "revenue"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, quantity: 0), "quantity"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, currency: "usd"), "currency"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, currency: ""), "currency"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, currency: "US"), "currency"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, currency: "USDX"), "currency"),
        (AmplitudeRevenueEvent(name: "paid", price: 1, currency: "ÉU"), "currency"),
        (
            AmplitudeRevenueEvent(
                name: "paid",
                price: 1,
                parameters: ["$revenue": 9, "$price": 9, "z": 1]
            ),
            "$price"
        ),
        (
            AmplitudeRevenueEvent(name: "paid", price: 1, parameters: ["$receiptSig": "x"]),
            "$receiptSig"
        ),
    ])
    func `revenue that Amplitude would misread is refused, and the parameter named`(
        revenue: AmplitudeRevenueEvent,
        key: String
    ) {
        let app = app(revenue)
        app.herald.track(Named("ticket_purchased"))
        #expect(app.records == [])
        #expect(app.failures.map(\.error.type) == ["Refusal"])
        let text = app.failures.first?.description ?? ""
        #expect(text.contains("'paid', parameter '\(key)': "))
        #expect(text.contains("wasn't sent. To fix, "))
    }

    @Test(arguments: ["USD", "JPY", "KWD"])
    func `a refund in any currency goes`(currency: String) {
        let app = app(AmplitudeRevenueEvent(name: "refunded", price: -1, currency: currency))
        app.herald.track(Named("refunded"))
        #expect(app.records.map { $0.parameters["$currency"] } == [.string(currency)])
        #expect(app.failures == [])
    }
}
