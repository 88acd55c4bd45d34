import AdapterTesting
import HeraldCore
import HeraldFirebase
import Testing
import VendorDelivery

/// The chain of a feature's factory, Herald's screen views and everything else.
@Suite struct FactoryAnswerTests {
    private let app = App(.firebase(chain))

    @Test func `a completed checkout is GA4's purchase, with the event's typed parameters`() {
        app.herald.track(CheckoutCompleted(total: 12.5, items: 3))
        #expect(app.firebase.map(\.name) == ["purchase"])
        #expect(
            app.firebase.map(\.parameters) == [["item_count": .integer(3), "total": .number(12.5)]]
        )
        #expect(app.answers == ["claimed by CheckoutFirebaseEventTrackerFactory"])
        #expect(app.trackers == [["PurchaseFirebaseEventTracker"]])
    }

    @Test func `a tapped pay button goes under its own name, by Herald's own tracker`() {
        app.herald.track(PayTapped())
        #expect(app.firebase.map(\.name) == ["pay_tapped"])
        #expect(app.firebase.map(\.parameters) == [["method": .string("card")]])
        #expect(app.answers == ["claimed by CheckoutFirebaseEventTrackerFactory"])
        #expect(app.trackers == [["GenericFirebaseEventTracker"]])
    }

    @Test func `a card number goes nowhere, and the generic factory is not asked`() {
        app.herald.track(CardNumberSeen())
        #expect(app.firebase == [])
        #expect(app.failures == [])
        #expect(app.answers == ["dropped by CheckoutFirebaseEventTrackerFactory"])
    }

    @Test func `an event of another feature is declined, and the generic factory sends it`() {
        app.herald.track(OrderPaid(orderId: "o-1", total: 2.5))
        #expect(app.firebase.map(\.name) == ["order_paid"])
        #expect(app.answers == ["claimed by GenericFirebaseEventTrackerFactory"])
        #expect(app.trackers == [["GenericFirebaseEventTracker"]])
    }

    @Test func `a screen view is declined, and Herald's factory for them sends it`() {
        app.herald.track(Screen("checkout"))
        #expect(app.firebase.map(\.name) == ["screen_view"])
        #expect(app.answers == ["claimed by ScreenViewFirebaseEventTrackerFactory"])
    }

    @Test func `the answers can be asked for without a vendor`() throws {
        let factory = CheckoutFirebaseEventTrackerFactory()
        let purchase = factory.create(CheckoutCompleted(total: 12.5, items: 3))
        #expect(try purchase.handlers().map { $0 is PurchaseFirebaseEventTracker } == [true])
        guard case .dropped = factory.create(CardNumberSeen()),
            case .declined = factory.create(OrderPaid(orderId: "o-1", total: 2.5))
        else {
            Issue.record("A card number is dropped, and what isn't the feature's is declined.")
            return
        }
    }

    @Test func `a claim can't be empty`() {
        let app = App(.firebase(WrittenFactory { _ in .claimed([]) }))
        app.herald.track(PayTapped())
        #expect(app.firebase == [])
        #expect(app.failures.map(\.error) == [ErrorSummary(EmptyClaimError())])
    }
}
