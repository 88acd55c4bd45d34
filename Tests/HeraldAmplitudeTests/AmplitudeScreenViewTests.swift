import AdapterTesting
import HeraldCore
import Testing

@Suite struct AmplitudeScreenViewTests {
    private let app = AmplitudeApplication()

    @Test func `a screen view is Amplitude's own event, with the screen's name in it`() {
        app.herald.track(Screen("fare_list", ["rider_id": "adult"]))
        #expect(app.names == ["[Amplitude] Screen Viewed"])
        let properties =
            #""event_properties":{"[Amplitude] Screen Name":"fare_list","rider_id":"adult"}}"#
        #expect(app.bodies.first?.hasSuffix(properties) == true)
    }

    @Test func `a parameter where the name goes is refused, and the failure shows no value`() {
        app.herald.track(Screen("fare_list", ["[Amplitude] Screen Name": "secret"]))
        app.herald.track(Screen("home"))
        #expect(app.names == ["[Amplitude] Screen Viewed"])
        #expect(
            app.failures.map(\.description) == [
                "amplitude failed on Track(fare_list): 'fare_list', parameter '[Amplitude] Screen "
                    + "Name': a screen view can't have this parameter, since the screen's own name "
                    + "goes there; it wasn't sent. To fix, give the parameter another name."
            ]
        )
    }

    @Test func `a number that isn't finite in the name's place is refused by the same rule`() {
        app.herald.track(Screen("fare_list", ["[Amplitude] Screen Name": .double(.nan)]))
        #expect(app.records == [])
        #expect(app.failures.map(\.error.type) == ["Refusal"])
    }

    @Test func `another event may have such a parameter`() {
        app.herald.track(Named("boarded", ["[Amplitude] Screen Name": "home"]))
        #expect(app.failures == [])
        #expect(app.names == ["boarded"])
    }
}
