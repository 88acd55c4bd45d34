import AdapterTesting
@preconcurrency import AdjustSdk
import HeraldCore
import Testing
import VendorDelivery

@testable import HeraldAdjust

@Suite struct AdjustStateTests {
    private let app = AdjustApplication()

    @Test func `the service starts Adjust, silent until it is enabled`() {
        let app = AdjustApplication(isStarted: false)
        app.herald.start()
        app.herald.track(Named("boarded", ["when": "before"]))
        app.herald.setEnabled(true)
        app.herald.track(Named("boarded", ["when": "after"]))
        #expect(app.records.map(\.parameters) == [["when": .string("after")]])
        #expect(app.failures == [])
    }

    @Test func `the person is a callback parameter from identify until reset`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.track(Named("boarded"))
        app.herald.reset()
        app.herald.track(Named("boarded"))
        #expect(app.records.map(\.parameters) == [["user_id": .string("rider-7")], [:]])
    }

    @Test func `reset removes what properties set, so that the next person inherits nothing`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Plan("monthly"))
        app.herald.set(Seat("window"))
        app.herald.reset()
        app.herald.identify(Identity(userId: "rider-8"))
        app.herald.track(Named("boarded"))
        #expect(app.records.map(\.parameters) == [["user_id": .string("rider-8")]])
    }

    @Test func `a property of the identity's name is refused, and the id stays`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Renamed(name: "user_id"))
        app.herald.track(Named("boarded"))
        #expect(app.records.map(\.parameters) == [["user_id": .string("rider-7")]])
        #expect(
            app.failures.map(\.error.reason) == [
                "'user_id': a property can't have the name under which Adjust gets the user's id; it "
                    + "wasn't set. To fix, give the property another name."
            ]
        )
    }

    @Test func `another name for the identity frees the usual one`() {
        let sink = DryRun()
        let adjust = AdjustInstance.sample(sink: sink)
        let service = AdjustAnalyticsService(config: .sample, identityParameter: "rider")
        let tracker = AdjustAnalyticsTrackerService(
            eventTrackerFactory: TokenAdjustEventTrackerFactory(tokens: ["boarded": "abc123"]),
            propertySetterFactory: GenericAdjustPropertySetterFactory(identityParameter: "rider")
        )
        let provider = HeraldProvider(
            name: "adjust",
            events: tracker,
            properties: tracker,
            identity: service,
            lifecycle: service,
            consent: service
        )
        let stage = Stage([provider], over: [adjust])
        stage.herald.start()
        stage.herald.setEnabled(true)
        stage.herald.identify(Identity(userId: "rider-7"))
        stage.herald.set(Renamed(name: "user_id"))
        stage.herald.set(Renamed(name: "rider"))
        stage.herald.track(Named("boarded"))
        #expect(
            sink.records.map(\.parameters)
                == [["rider": .string("rider-7"), "user_id": .string("mine")]]
        )
        #expect(stage.failures.map(\.error.type) == ["Refusal"])
    }

    @Test(arguments: ["", " "])
    func `an identity parameter without a name is a wiring mistake`(name: String) {
        let problem = AdjustAnalyticsService.problem(withIdentityParameter: name)
        #expect(
            problem == "AdjustAnalyticsService has no 'identityParameter', so Adjust would get no "
                + "user id. To fix, name the callback parameter, such as 'user_id'."
        )
        #expect(AdjustAnalyticsService.problem(withIdentityParameter: "user_id") == nil)
    }

    @Test func `a wiring mistake stops the program`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = AdjustAnalyticsService(config: .sample, identityParameter: "")
            }
        )
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("To fix, name the callback parameter, such as 'user_id'."))
    }
}

private struct Renamed: Property {
    let name: String
    var value: AnalyticsValue { "mine" }
}
