import AmplitudeSwift
import HeraldAmplitude
import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What Amplitude gets of a sale in a form of its own.
@Suite struct TicketsAmplitudeTests {
    private let purchase = TicketPurchased(receipt: receipt(cents: 250, count: 2))

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
}
