import AdapterTesting
import HeraldCore
import HeraldFirebase
import Testing
import VendorDelivery

/// What becomes of an event that no factory answers for is the last factory's choice.
@Suite struct ChainEndingTests {
    private let unmapped = OrderPaid(orderId: "o-1", total: 2.5)

    @Test func `with the generic factory at the end it is sent, under its own name`() {
        let app = App(.firebase(firebase))
        app.herald.track(unmapped)
        app.herald.track(PayTapped())
        #expect(app.firebase.map(\.name) == ["order_paid", "pay_tapped"])
        #expect(app.failures == [])
    }

    @Test func `with nothing at the end it is skipped, and only what a factory handles is sent`() {
        let app = App(.firebase(CompositeFirebaseEventTrackerFactory(firebaseFactories)))
        app.herald.track(unmapped)
        app.herald.track(PayTapped())
        #expect(app.firebase.map(\.name) == ["pay_tapped"])
        #expect(app.answers == ["declined", "claimed by CheckoutFirebaseEventTrackerFactory"])
        #expect(app.failures == [])
    }

    @Test func `with the required-mapping factory at the end it is reported, and not sent`() {
        let app = App(.firebase(strict))
        app.herald.track(unmapped)
        app.herald.track(PayTapped())
        app.herald.track(CardNumberSeen())
        app.herald.track(Screen("checkout"))
        #expect(app.firebase.map(\.name) == ["pay_tapped", "screen_view"])
        #expect(app.failures.map(\.operation) == [.track(eventName: "order_paid")])
        #expect(app.failures.map(\.error.type) == ["UnhandledEventError"])
        #expect(
            app.answers.first == "failed by RequireMappedFirebaseEventTrackerFactory"
        )
    }
}
