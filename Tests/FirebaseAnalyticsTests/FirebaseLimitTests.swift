import Testing
import VendorDelivery
import VendorTesting

@testable import FirebaseAnalytics

@Suite struct FirebaseLimitTests {
    @Test(arguments: LimitRow.all)
    func `at the limit a call passes, and says nothing`(row: LimitRow) {
        for call in row.passes {
            let app = Installation(stream: row.stream)
            app.call(call.perform)
            app.log("after")
            #expect(app.problems.all == [], "\(call)")
            #expect(app.sink.records.count == (call.isEvent ? 2 : 1))
        }
    }

    @Test(arguments: LimitRow.all)
    func `one beyond is refused whole, and reported with event, key and rule`(row: LimitRow) {
        for call in row.breaks {
            let app = Installation(stream: row.stream)
            if row.rule == FirebaseLimits.userPropertyCount { app.fillUserProperties() }
            app.call(call.perform)
            let problem = RecordProblem(record: call.record, key: row.key, rule: row.rule)
            #expect(app.problems.all == [problem], "\(call)")
            #expect(app.sink.records == [])
            for value in call.values { #expect(!"\(app.problems.all)".contains(value)) }
            app.log("after")
            for value in call.values { #expect(!"\(app.takeEnvelopes())".contains(value)) }
        }
    }

    @Test func `each rule has a row, but that of sending, and a name of its own`() {
        let rules = FirebaseLimits.all
        #expect(Set(rules.map(\.name)).count == rules.count)
        #expect(rules.allSatisfy { $0.vendor == "firebase" && !$0.limit.isEmpty })
        #expect(rules.allSatisfy { $0.source.hasPrefix("https://") || $0.source.contains(": ") })
        let broken = Set(LimitRow.all.map(\.rule)).union([FirebaseLimits.timestampAge])
        #expect(broken == Set(rules))
    }

    @Test(
        arguments: [
            (0, nil), (259_200_000_000, nil), (259_200_000_001, FirebaseLimits.timestampAge),
            (-1, nil),
        ] as [(Int, VendorRule?)]
    )
    func `an event is sent until it is 72 hours old`(age: Int, rule: VendorRule?) throws {
        let app = Installation()
        app.instance.logEvent("e", parameters: nil)
        let record = try #require(app.sink.take().first)
        #expect(FirebaseLimits.lateness(of: record, sentAt: record.time + age) == rule)
    }

    @Test func `25 user properties are taken, and each can still be changed or removed`() {
        let app = Installation()
        app.fillUserProperties()
        app.instance.setUserProperty("new", forName: "p1")
        app.instance.setUserProperty(nil, forName: "p2")
        app.instance.setUserProperty("late", forName: "p26")
        app.log()
        #expect(app.problems.all == [])
        let envelope = app.takeEnvelopes()[0]
        #expect(envelope.contains(#""p1":{"value":"new"}"#) && envelope.contains("late"))
        #expect(!envelope.contains(#""p2":"#))
    }

    @Test func `a user or a property that is refused leaves what was there`() {
        let app = Installation()
        app.instance.setUserID("user-1")
        app.instance.setUserID("")
        app.instance.setUserProperty("pro", forName: "plan")
        app.instance.setUserProperty(String(repeating: "x", count: 37), forName: "plan")
        app.log()
        #expect(
            app.takeEnvelopes()[0].contains(
                #""user_id":"user-1","user_properties":{"plan":{"value":"pro"}}"#
            )
        )
    }

    @Test func `a report reads as one sentence`() {
        let app = Installation()
        app.log("purchase", ["value": 313.37])
        app.log("fare selected")
        app.log("event", ["a": Double.nan])
        #expect(
            app.problems.all.map(\.description) == [
                "firebase: 'purchase' was not recorded, because 'value' breaks the rule "
                    + "'value_needs_currency': currency with value.",
                "firebase: 'fare selected' was not recorded, because it breaks the rule "
                    + "'name_form': a name of the letters a to z and A to Z, digits and _ that "
                    + "starts with a letter.",
                "firebase: 'a' was left out of 'event', because it breaks the rule 'finite': a "
                    + "finite number.",
            ]
        )
    }
}

extension LimitRow.Call {
    fileprivate var isEvent: Bool {
        if case .event = self { true } else { false }
    }
}

extension Installation {
    /// As many as GA4 takes.
    fileprivate func fillUserProperties() {
        for index in 1...25 { instance.setUserProperty("v", forName: "p\(index)") }
    }
}
