import AdapterTesting
import HeraldCore
import HeraldFirebase
import Testing
import VendorDelivery

/// The app builds a vendor's chain from what the features contribute.
@Suite struct ModularAppTests {
    @Test func `the app's provider routes checkout by its factory, and the rest by Herald's`() {
        let app = App(.firebase(appFirebaseProvider()))
        app.herald.track(CheckoutCompleted(total: 12.5, items: 3))
        app.herald.track(CardNumberSeen())
        app.herald.track(Screen("profile"))
        app.herald.track(Named("profile_edited"))
        #expect(app.firebase.map(\.name) == ["purchase", "screen_view", "profile_edited"])
        #expect(
            app.answers == [
                "claimed by CheckoutFirebaseEventTrackerFactory",
                "dropped by CheckoutFirebaseEventTrackerFactory",
                "claimed by ScreenViewFirebaseEventTrackerFactory",
                "claimed by GenericFirebaseEventTrackerFactory",
            ]
        )
    }

    @Test func `the app's provider has all of Firebase`() {
        let app = App(.firebase(appFirebaseProvider()))
        app.herald.start()
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Plan("monthly"))
        app.herald.track(PayTapped())
        app.herald.setEnabled(false)
        app.herald.track(PayTapped())
        app.herald.setEnabled(true)
        app.herald.reset()
        app.herald.flush()
        app.herald.track(PayTapped())
        #expect(app.firebase.map(\.name) == ["pay_tapped", "pay_tapped"])
        #expect(app.firebase.map { $0.envelope.contains("rider-7") } == [true, false])
        #expect(app.firebase.first?.envelope.contains("monthly") == true)
        #expect(app.answers.count == 10)
    }

    @Test(arguments: orders(of: Feature.allCases))
    fileprivate func `the order features are joined in doesn't matter`(features: [Feature]) {
        let app = App(.firebase(firebaseProvider(featureFactories: features.flatMap(\.firebase))))
        app.herald.track(CheckoutCompleted(total: 12.5, items: 3))
        app.herald.track(SearchPerformed())
        app.herald.track(OrderPaid(orderId: "o-1", total: 2.5))
        app.herald.track(TripEnded())
        app.herald.track(Screen("home"))
        #expect(
            app.firebase.map(\.name) == [
                "purchase", "search", "order_paid", "trip_ended", "screen_view",
            ]
        )
    }

    /// Every order of some elements.
    private static func orders<Element>(of elements: [Element]) -> [[Element]] {
        guard !elements.isEmpty else { return [[]] }
        return elements.indices.flatMap { index in
            var rest = elements
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }
}

/// Features with rules for Firebase, and one that needs none.
private enum Feature: CaseIterable {
    case checkout
    case search
    case trips
    case profile

    var firebase: [any FirebaseEventTrackerFactory] {
        switch self {
        case .checkout: CheckoutAnalytics.firebase()
        case .search: [renaming(SearchPerformed.self, to: "search")]
        case .trips: [renaming(TripEnded.self, to: "trip_ended")]
        case .profile: []
        }
    }

    /// A factory that answers for one event type.
    private func renaming<E: Event>(
        _ type: E.Type,
        to name: String
    ) -> any FirebaseEventTrackerFactory {
        WrittenFactory { event in
            guard event is E else { return .declined }
            return .claimed([GenericFirebaseEventTracker(event: Named(name, event.parameters))])
        }
    }
}

private struct SearchPerformed: Event {
    var name: String { "search_performed" }
}

private struct TripEnded: Event {
    var name: String { "trip_done" }
}
