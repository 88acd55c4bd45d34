import AdapterTesting
import HeraldCore
import HeraldSentry
import Testing
import VendorDelivery

@Suite struct SentryIssueTests {
    private let app = SentryApplication()
    private let issue = SentryIssueEvent(
        name: "app_error",
        type: "load_fares",
        domain: "tickets.fares",
        code: 2,
        parameters: ["operation": "load_fares", "lost": .double(.nan)]
    )

    @Test func `an issue is recorded with its own breadcrumb, byte for byte`() {
        app.herald.track(issue)
        #expect(app.names == ["load_fares"])
        let key = app.records.first?.key.hexadecimal ?? ""
        #expect(
            app.bodies == [
                #"{"event_id":"\#(key)",\#(SentryApplication.time),"platform":"other","#
                    + #""level":"error","environment":"test","#
                    + #""sdk":{"name":"sentry-swift-linux","version":"1.0.0"},"#
                    + #""fingerprint":["load_fares","tickets.fares","2"],"#
                    + #""exception":{"values":[{"mechanism":{"handled":true,"meta":{"ns_error":"#
                    + #"{"code":2,"domain":"tickets.fares"}},"type":"generic"},"#
                    + #""type":"load_fares","value":"tickets.fares (Code: 2)"}]},"#
                    + #""breadcrumbs":{"values":[{\#(SentryApplication.time),"type":"error","#
                    + #""category":"error","level":"error","message":"app_error","#
                    + #""data":{"operation":"load_fares"}}]}}"#
            ]
        )
        #expect(app.failures.map(\.error) == [ErrorSummary(NonFiniteNumberError(key: "lost"))])
    }

    @Test func `the breadcrumb of an issue goes with the next one too`() {
        app.herald.track(issue)
        app.herald.track(Named("boarded"))
        app.herald.track(issue)
        #expect(app.records.map { $0.parameters["breadcrumbs"] } == [.integer(1), .integer(3)])
    }

    @Test func `a factory claims an event of the app with the issue it stands for`() {
        let issue = issue
        let app = SentryApplication(
            first: [
                WrittenFactory { event in
                    event.name == "failed"
                        ? .claimed([IssueSentryEventTracker(event: issue)]) : .declined
                }
            ]
        )
        app.herald.track(Named("failed"))
        app.herald.track(Named("boarded"))
        #expect(app.names == ["load_fares"])
    }

    @Test func `the issue factory declines every other event, by its type`() {
        let factory = IssueSentryEventTrackerFactory()
        #expect(factory.mayAnswer(for: SentryIssueEvent.self))
        #expect(!factory.mayAnswer(for: Named.self))
        app.herald.track(Named("boarded"))
        #expect(app.records == [])
    }
}
