import AdapterTesting
import HeraldCore
@preconcurrency import Mixpanel
import Testing

@Suite struct MixpanelStateTests {
    private let app = MixpanelApplication()

    @Test func `an event names device and user, which joins them`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.track(Named("boarded"))
        #expect(app.names == ["boarded"])
        #expect(
            app.bodies.first?.contains(
                #""$device_id":"d-1","$user_id":"rider-7","distinct_id":"rider-7""#
            ) == true
        )
    }

    @Test func `reset forgets user, device and super properties`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Seat("window"))
        app.herald.track(Named("boarded"))
        app.herald.reset()
        app.herald.track(Named("alighted"))
        app.herald.set(Plan("monthly"))
        #expect(app.names == ["boarded", "alighted", "$set"])
        #expect(
            app.bodies.dropFirst().map { $0.contains("rider-7") || $0.contains("window") }
                == [false, false]
        )
        #expect(app.bodies[1].contains(#""$device_id":"d-2","distinct_id":"$device:d-2""#))
        #expect(app.bodies[2].contains(#""$distinct_id":"$device:d-2""#))
    }

    @Test func `opting out records nothing, not even on its way`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.track(Named("boarded"))
        app.herald.setEnabled(false)
        #expect(app.names == ["boarded"])
        #expect(app.mixpanel.hasOptedOutTracking())
    }

    @Test func `opting in records no event of its own, and what was before is forgotten`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Seat("window"))
        app.herald.setEnabled(false)
        app.herald.setEnabled(true)
        #expect(!app.mixpanel.hasOptedOutTracking())
        #expect(app.names == [])
        app.herald.track(Named("boarded"))
        #expect(app.bodies.map { $0.contains("rider-7") || $0.contains("window") } == [false])
    }
}
