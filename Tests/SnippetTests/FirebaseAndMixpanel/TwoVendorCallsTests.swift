import AdapterTesting
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import Testing
import VendorDelivery

/// A paid order is an event and a charge to Mixpanel, and to Firebase an event.
@Suite struct TwoVendorCallsTests {
    private let order = OrderPaid(orderId: "o-1", total: 2.5)

    /// Mixpanel with a feature's factory, then Firebase.
    private func app(
        _ feature: (MixpanelInstance) -> any MixpanelEventTrackerFactory
    ) -> App {
        App(.mixpanel(features: { [feature($0)] }), .firebase(chain))
    }

    @Test func `Mixpanel gets the event as usual, then a charge on the profile`() {
        let app = app(CheckoutMixpanelEventTrackerFactory.init)
        app.herald.track(order)
        #expect(app.mixpanel.map(\.endpoint) == ["import", "engage"])
        #expect(app.mixpanel.map(\.name) == ["order_paid", "$append"])
        #expect(
            app.mixpanel.first?.parameters == ["order_id": .string("o-1"), "total": .number(2.5)]
        )
        #expect(
            app.mixpanel.last?.body
                == #"{"$distinct_id":"$device:d-1","$time":1767225600000,"$append":{"#
                + #""$transactions":{"$amount":2.5,"$time":"2026-01-01T00:00:00.000Z"}}}"#
        )
        #expect(app.firebase.map(\.name) == ["order_paid"])
        #expect(
            app.trackers == [
                ["GenericMixpanelEventTracker", "ChargeMixpanelEventTracker"],
                ["GenericFirebaseEventTracker"],
            ]
        )
        #expect(app.failures == [])
    }

    @Test func `when the first call throws, the second isn't made and the failure is reported`() {
        let order = order
        let app = app { mixpanel in
            WrittenFactory { _ in
                .claimed([
                    ThrowingMixpanelEventTracker(),
                    ChargeMixpanelEventTracker(event: order, mixpanel: mixpanel),
                ])
            }
        }
        app.herald.track(order)
        #expect(app.mixpanel == [])
        #expect(
            app.failures == [
                AnalyticsFailure(
                    provider: "mixpanel",
                    operation: .track(eventName: "order_paid"),
                    error: SampleError()
                )
            ]
        )
        #expect(app.firebase.map(\.name) == ["order_paid"])
    }

    @Test func `when the second call throws, the first stays made`() {
        let order = order
        let app = app { mixpanel in
            WrittenFactory { _ in
                .claimed([
                    GenericMixpanelEventTracker(event: order, mixpanel: mixpanel),
                    ThrowingMixpanelEventTracker(),
                ])
            }
        }
        app.herald.track(order)
        #expect(app.mixpanel.map(\.name) == ["order_paid"])
        #expect(app.failures.map(\.provider) == ["mixpanel"])
        #expect(app.firebase.map(\.name) == ["order_paid"])
    }

    @Test func `an event that isn't an order is no charge`() {
        let app = app(CheckoutMixpanelEventTrackerFactory.init)
        app.herald.track(PayTapped())
        #expect(app.mixpanel.map(\.name) == ["pay_tapped"])
    }
}

private struct ThrowingMixpanelEventTracker: MixpanelEventTracker {
    func track() throws { throw SampleError() }
}
