import AdapterTesting
import FirebaseAnalytics
import HeraldCore
import Testing
import VendorDelivery

@Suite struct FirebaseScreenViewTests {
    private let app = FirebaseApplication()

    @Test func `a screen view is screen_view, with the screen's name and its own parameters`() {
        app.herald.track(Screen("fare_list", ["rider_id": "adult"]))
        #expect(app.names == ["screen_view"])
        #expect(
            app.bodies.first?.hasSuffix(#""rider_id":"adult","screen_name":"fare_list"}}"#) == true
        )
    }

    @Test func `to a web stream it is screen_viewed, since screen_view is for apps`() {
        let stream = AnalyticsStream.web(
            measurementID: "G-ABC",
            clientID: "client-0",
            secret: Secret("hush")
        )
        let app = FirebaseApplication(stream: stream)
        app.herald.track(Screen("fare_list"))
        #expect(app.names == ["screen_viewed"])
    }

    @Test func `a parameter screen_name of its own is refused, and the failure shows no value`() {
        app.herald.track(Screen("fare_list", ["screen_name": "secret"]))
        app.herald.track(Screen("home"))
        #expect(app.names == ["screen_view"])
        #expect(app.failures.map(\.error.type) == ["Refusal"])
        #expect(
            app.failures.first?.description
                == "firebase failed on Track(fare_list): 'fare_list', parameter 'screen_name': a "
                + "screen view can't have this parameter, since the screen's own name goes there; "
                + "it wasn't sent. To fix, give the parameter another name."
        )
    }

    @Test func `another event may have a parameter screen_name`() {
        app.herald.track(Named("boarded", ["screen_name": "home"]))
        #expect(app.failures == [])
        #expect(app.names == ["boarded"])
    }
}
