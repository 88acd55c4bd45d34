import AdapterTesting
import HeraldCore
import Testing

@Suite struct FirebaseStateTests {
    private let app = FirebaseApplication()
    private static let installation =
        #"{"app_instance_id":"0123456789abcdef0123456789abcdef""#

    @Test func `an event carries the user's id from identify until reset`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.track(Named("boarded"))
        app.herald.reset()
        app.herald.track(Named("alighted"))
        #expect(
            app.envelopes == [
                #"\#(Self.installation),"user_id":"rider-7"}"#, "\(Self.installation)}",
            ]
        )
    }

    @Test func `reset forgets the person: user id, properties and all`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Plan("monthly"))
        app.herald.reset()
        app.herald.track(Named("boarded"))
        #expect(app.envelopes == ["\(Self.installation)}"])
    }

    @Test func `a user property and another are both user properties`() {
        app.herald.set(Plan("monthly"))
        app.herald.set(Seat("window"))
        app.herald.set(Seat("aisle"))
        app.herald.track(Named("boarded"))
        #expect(
            app.envelopes == [
                #"\#(Self.installation),"user_properties":"#
                    + #"{"plan":{"value":"monthly"},"seat":{"value":"aisle"}}}"#
            ]
        )
    }

    @Test func `setting a property or a user makes no record of its own`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Plan("monthly"))
        app.herald.flush()
        #expect(app.names == [])
        #expect(app.failures == [])
    }

    @Test func `what is set while collection is off goes with the events after it`() {
        app.herald.setEnabled(false)
        app.herald.set(Seat("window"))
        app.herald.track(Named("boarded"))
        app.herald.setEnabled(true)
        app.herald.track(Named("alighted"))
        #expect(app.names == ["alighted"])
        #expect(app.envelopes.allSatisfy { $0.contains(#""seat":{"value":"window"}"#) })
    }
}
