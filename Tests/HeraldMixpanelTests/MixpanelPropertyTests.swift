import AdapterTesting
import HeraldCore
import Testing
import VendorDelivery

@Suite struct MixpanelPropertyTests {
    private let app = MixpanelApplication()

    @Test func `a user property is set on the profile, and goes with no event`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Plan("monthly"))
        app.herald.track(Named("boarded"))
        #expect(app.records.map(\.endpoint) == ["engage", "import"])
        #expect(app.names == ["$set", "boarded"])
        #expect(app.bodies.first?.contains(#""$distinct_id":"rider-7""#) == true)
        #expect(app.bodies.last?.contains("plan") == false)
    }

    @Test func `another property makes no record, and goes with later events alone`() {
        app.herald.track(Named("boarded"))
        app.herald.set(Seat("window"))
        app.herald.track(Named("moved"))
        app.herald.set(Seat("aisle"))
        app.herald.track(Named("alighted"))
        #expect(app.names == ["boarded", "moved", "alighted"])
        #expect(
            app.records.map { $0.parameters["seat"] } == [
                nil, .string("window"), .string("aisle"),
            ]
        )
    }

    @Test func `an event's own parameter wins over a property of its name`() {
        app.herald.set(Seat("window"))
        app.herald.track(Named("boarded", ["seat": "aisle"]))
        app.herald.track(Named("alighted"))
        #expect(
            app.records.map { $0.parameters["seat"] } == [.string("aisle"), .string("window")]
        )
    }

    @Test func `a user property that is no finite number is not set, and reported by its name`() {
        app.herald.set(Plan(.double(.infinity)))
        #expect(app.records == [])
        #expect(app.failures.map(\.operation) == [.setProperty(propertyName: "plan")])
        #expect(app.failures.map(\.error) == [ErrorSummary(NonFiniteNumberError(key: "plan"))])
    }
}
