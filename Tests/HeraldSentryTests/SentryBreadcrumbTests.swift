import AdapterTesting
import HeraldCore
import HeraldSentry
import Synchronization
import Testing

@Suite struct SentryBreadcrumbTests {
    private let app = SentryApplication()

    @Test func `events make no record, and are the breadcrumbs of the next issue`() {
        app.herald.track(Named("boarded", ["stop": "harbour", "seats": 2]))
        app.herald.track(Named("alighted"))
        #expect(app.records == [])
        let time = SentryApplication.time
        #expect(
            app.takeTrail()
                == #"[{\#(time),"category":"event","level":"info","message":"boarded","#
                + #""data":{"seats":2,"stop":"harbour"}},"#
                + #"{\#(time),"category":"event","level":"info","message":"alighted"},"#
                + #"\#(SentryApplication.last)]"#
        )
        #expect(app.failures == [])
    }

    @Test func `a screen view is a navigation, with the screen's name in its data`() {
        app.herald.track(Screen("fare_list", ["rider_id": "adult"]))
        #expect(
            app.takeTrail()
                == #"[{\#(SentryApplication.time),"type":"navigation","category":"navigation","#
                + #""level":"info","data":{"rider_id":"adult","to":"fare_list"}},"#
                + #"\#(SentryApplication.last)]"#
        )
    }

    @Test func `a screen view with a parameter where the name goes is refused by that rule`() {
        let event = Screen("fare_list", ["to": .double(.nan)])
        app.herald.track(event)
        #expect(app.takeTrail() == "[\(SentryApplication.last)]")
        let refusal = Refusal.screenNameTaken(in: event, key: "to")
        #expect(app.failures.map(\.error.rule) == [refusal.rule])
    }

    @Test func `another event may have such a parameter`() {
        app.herald.track(Named("boarded", ["to": "harbour"]))
        #expect(app.takeTrail().contains(#""data":{"to":"harbour"}"#))
        #expect(app.failures == [])
    }

    @Test(
        arguments: [
            ("day \"é\"", #""day \"é\"""#), (.int(.min), "-9223372036854775808"), (3.0, "3.0"),
            (0.1, "0.1"), (true, "true"), (false, "false"),
        ] as [(AnalyticsValue, String)]
    )
    func `a parameter keeps its type and every digit`(value: AnalyticsValue, json: String) {
        app.herald.track(Named("boarded", ["value": value]))
        #expect(app.takeTrail().contains(#""data":{"value":\#(json)}"#))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that isn't finite is left out and reported by its key`(number: Double) {
        app.herald.track(Named("boarded", ["fare": .double(number), "stop": "harbour"]))
        #expect(app.takeTrail().contains(#""data":{"stop":"harbour"}"#))
        #expect(app.failures.map(\.error) == [ErrorSummary(NonFiniteNumberError(key: "fare"))])
    }

    @Test func `without a tracker Sentry gets what it gets with one, and reads an event once`() {
        let indirect = SentryApplication(
            end: WrittenFactory(GenericSentryEventTrackerFactory().create)
        )
        let trails = [app, indirect].map { app in
            let event = Counted()
            app.herald.track(event)
            app.herald.track(Screen("home", ["stop": "harbour"]))
            #expect(event.readings == 1)
            return app.takeTrail()
        }
        #expect(trails.first?.contains("counted") == true)
        #expect(trails.first == trails.last)
    }

    @Test func `the tracker is named to who observes, also where none is made`() {
        let routes = Log<RouteReport>()
        let app = SentryApplication(observer: { routes.append($0) })
        app.herald.track(Named("boarded"))
        #expect(
            routes.entries.last?.trackers.map(\.description) == ["GenericSentryEventTracker"]
        )
    }
}

/// Counts how often its parameters are read.
private final class Counted: HeraldCore.Event {
    private let count = Atomic(0)

    var readings: Int { count.load(ordering: .relaxed) }
    var name: String { "counted" }
    var parameters: [String: AnalyticsValue] {
        count.add(1, ordering: .relaxed)
        return ["stop": "harbour"]
    }
}
