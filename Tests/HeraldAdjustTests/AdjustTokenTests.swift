import AdapterTesting
import HeraldAdjust
import HeraldCore
import Testing
import VendorDelivery

@Suite struct AdjustTokenTests {
    @Test func `an event with a token goes under it, its parameters as text`() {
        let app = AdjustApplication()
        app.herald.track(
            Named("boarded", ["stop": "harbour", "zones": 3, "fare": 2.5, "is_night": true])
        )
        #expect(
            app.ownFields == [
                "event_token=abc123&callback_params=%7B%22fare%22:%222.5%22%2C"
                    + "%22is_night%22:%22true%22%2C%22stop%22:%22harbour%22%2C"
                    + "%22zones%22:%223%22%7D"
            ]
        )
        #expect(app.failures == [])
    }

    @Test func `an event without a token is declined`() throws {
        let app = AdjustApplication()
        app.herald.track(Named("alighted"))
        app.herald.track(Screen("home"))
        #expect(app.names == [])
        #expect(app.failures == [])
        let factory = TokenAdjustEventTrackerFactory(tokens: [:])
        guard case .declined = factory.create(Named("boarded")) else {
            Issue.record("An event without a token was answered for.")
            return
        }
    }

    @Test func `an empty token is refused, with the event and the fix`() {
        let app = AdjustApplication(tokens: ["boarded": ""])
        app.herald.track(Named("boarded", ["stop": "harbour"]))
        #expect(app.names == [])
        #expect(
            app.failures.map(\.description) == [
                "adjust failed on Track(boarded): 'boarded': it has an event token Adjust refuses, "
                    + "an empty one; the event wasn't sent. To fix, copy its token from Adjust's "
                    + "dashboard."
            ]
        )
    }

    @Test func `a parameter that isn't finite is left out and reported, the rest goes`() {
        let app = AdjustApplication()
        app.herald.track(Named("boarded", ["lost": .double(.nan), "stop": "harbour"]))
        #expect(app.records.map(\.parameters) == [["stop": .string("harbour")]])
        #expect(app.failures.map(\.error) == [ErrorSummary(NonFiniteNumberError(key: "lost"))])
    }

    @Test(
        arguments: [
            ("day \"é\"", "day \"é\""), ("", ""), (.int(.min), "-9223372036854775808"),
            (.int(.max), "9223372036854775807"), (9_007_199_254_740_993, "9007199254740993"),
            (0.1, "0.1"), (3.0, "3.0"), (-0.0, "-0.0"), (1e300, "1e+300"), (true, "true"),
            (false, "false"),
        ] as [(AnalyticsValue, String)]
    )
    func `a value goes as text with every digit`(value: AnalyticsValue, text: String) {
        let app = AdjustApplication()
        app.herald.track(Named("boarded", ["value": value]))
        app.herald.set(Seat(value))
        app.herald.track(Named("boarded"))
        #expect(
            app.records.map(\.parameters) == [["value": .string(text)], ["seat": .string(text)]]
        )
        #expect(["value": value].toAdjustCallbackParameters() == ["value": text])
    }
}
