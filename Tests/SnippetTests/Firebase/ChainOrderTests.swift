import AdapterTesting
import HeraldCore
import HeraldFirebase
import Testing
import VendorDelivery

/// Apart from the last factory, the order of a chain is up to the app.
@Suite struct ChainOrderTests {
    private let receipt = ReceiptFirebaseEventTrackerFactory()
    private let screenViews = ScreenViewFirebaseEventTrackerFactory()
    private let generic = GenericFirebaseEventTrackerFactory()

    @Test func `a feature before the screen-view factory may send its screens another way`() {
        let app = App(
            .firebase(CompositeFirebaseEventTrackerFactory([receipt, screenViews, generic]))
        )
        app.herald.track(ReceiptScreen())
        app.herald.track(Screen("home"))
        #expect(app.firebase.map(\.name) == ["receipt", "screen_view"])
    }

    @Test func `a feature after the screen-view factory can't`() {
        let app = App(
            .firebase(CompositeFirebaseEventTrackerFactory([screenViews, receipt, generic]))
        )
        app.herald.track(ReceiptScreen())
        app.herald.track(Screen("home"))
        #expect(app.firebase.map(\.name) == ["screen_view", "screen_view"])
    }

    @Test func `in the app's provider the features come before the screen views`() {
        let app = App(.firebase(firebaseProvider(featureFactories: [receipt])))
        app.herald.track(ReceiptScreen())
        #expect(app.firebase.map(\.name) == ["receipt"])
    }
}

private struct ReceiptScreen: ScreenViewEvent {
    var name: String { "receipt" }
}

/// Sends its feature's screen as a plain event.
private struct ReceiptFirebaseEventTrackerFactory: FirebaseEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        event is ReceiptScreen ? .claimed([GenericFirebaseEventTracker(event: event)]) : .declined
    }
}
