import AdapterTesting
import HeraldCore
import HeraldSentry
@preconcurrency import Sentry
import Testing

@Suite struct SentryStateTests {
    private let app = SentryApplication()

    @Test func `Sentry is started when it is enabled, and not before`() {
        let app = SentryApplication(isEnabled: false)
        app.herald.start()
        app.herald.track(Named("before"))
        #expect(!app.sentry.isEnabled)
        app.herald.setEnabled(true)
        #expect(app.sentry.isEnabled)
        #expect(app.takeTrail() == "[\(SentryApplication.last)]")
    }

    @Test func `who was identified before the start is named after it`() {
        let app = SentryApplication(isEnabled: false)
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.setEnabled(true)
        _ = app.takeTrail()
        #expect(app.bodies.map { $0.contains(#""user":{"id":"rider-7"}"#) } == [true])
    }

    @Test func `enabling twice forgets nothing`() {
        app.herald.track(Named("boarded"))
        app.herald.setEnabled(true)
        #expect(app.takeTrail().contains("boarded"))
    }

    @Test func `opting out forgets the breadcrumbs and records nothing`() {
        app.herald.track(Named("boarded"))
        app.herald.set(Seat("window"))
        app.herald.setEnabled(false)
        #expect(!app.sentry.isEnabled)
        app.herald.track(Named("meanwhile"))
        _ = app.takeTrail()
        #expect(app.records == [])
        app.herald.setEnabled(true)
        #expect(app.takeTrail() == "[\(SentryApplication.last)]")
        #expect(app.bodies.map { $0.contains("window") } == [false])
    }

    @Test func `a reset forgets user, tags and breadcrumbs, for good`() {
        app.herald.identify(Identity(userId: "rider-7"))
        app.herald.set(Seat("window"))
        app.herald.track(Named("boarded"))
        app.herald.reset()
        #expect(app.takeTrail() == "[\(SentryApplication.last)]")
        app.herald.setEnabled(false)
        app.herald.setEnabled(true)
        _ = app.takeTrail()
        #expect(app.bodies.count == 2)
        for text in ["rider-7", "window", "boarded"] {
            #expect(!app.bodies.contains { $0.contains(text) })
        }
    }

    @Test(
        arguments: [
            ("window", #""window""#), (.int(.max), #""9223372036854775807""#), (3.0, #""3.0""#),
            (true, #""true""#),
        ] as [(AnalyticsValue, String)]
    )
    func `a property of the list is a tag, as text`(value: AnalyticsValue, json: String) {
        app.herald.set(Seat(value))
        _ = app.takeTrail()
        #expect(app.bodies.map { $0.contains(#""tags":{"seat":\#(json)}"#) } == [true])
    }

    @Test func `any other property is dropped`() {
        let routes = Log<RouteReport.Outcome>()
        let app = SentryApplication(observer: { routes.append($0.outcome) })
        app.herald.set(Plan("monthly"))
        #expect(routes.entries.last == .dropped)
        #expect(!app.takeTrail().contains("monthly"))
        #expect(!app.bodies.contains { $0.contains("monthly") })
        #expect(app.failures == [])
    }

    @Test func `flush makes no record`() {
        app.herald.track(Named("boarded"))
        app.herald.flush()
        #expect(app.records == [])
    }
}
