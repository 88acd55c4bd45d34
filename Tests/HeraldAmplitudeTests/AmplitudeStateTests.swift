import AdapterTesting
@preconcurrency import AmplitudeSwift
import HeraldCore
import Testing

@Suite struct AmplitudeStateTests {
    private let app = AmplitudeApplication()

    @Test func `an event names device and user, which joins them`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.track(Named("boarded"))
        #expect(app.names == ["boarded"])
        #expect(
            app.bodies.first?.contains(#""user_id":"rider-7","device_id":"device-1""#) == true
        )
    }

    @Test func `reset forgets user and device`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.track(Named("boarded"))
        app.herald.reset()
        app.herald.track(Named("alighted"))
        #expect(app.names == ["boarded", "alighted"])
        #expect(app.bodies.map { $0.contains("rider-7") } == [true, false])
        #expect(app.bodies.last?.contains(#""device_id":"device-2""#) == true)
    }

    @Test func `opting out records nothing, not even on its way`() {
        app.herald.track(Named("boarded"))
        app.herald.setEnabled(false)
        app.herald.track(Named("meanwhile"))
        #expect(app.names == ["boarded"])
        #expect(app.amplitude.configuration.optOut)
    }

    @Test func `opting in records no event of its own, and keeps who is signed in`() {
        app.herald.setEnabled(false)
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.setEnabled(true)
        #expect(app.names == [])
        #expect(!app.amplitude.configuration.optOut)
        app.herald.track(Named("boarded"))
        #expect(app.bodies.map { $0.contains("rider-7") } == [true])
    }

    @Test func `after a reset while opted out nobody is named`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.reset()
        app.herald.setEnabled(false)
        app.herald.setEnabled(true)
        app.herald.track(Named("boarded"))
        #expect(app.bodies.map { $0.contains("rider-7") } == [false])
    }
}
