import Testing
import VendorDelivery
import VendorTesting

@testable import FirebaseAnalytics

@Suite struct AnalyticsInstanceTests {
    let app = Installation()

    @Test func `an event becomes one record, byte for byte`() {
        app.call { analytics in
            analytics.setUserID("user-1")
            analytics.setUserProperty("pro", forName: "plan")
            analytics.setConsent([.adUserData: .granted, .adPersonalization: .denied])
            analytics.logEvent(
                AnalyticsEventPurchase,
                parameters: [
                    AnalyticsParameterValue: 5.0,
                    AnalyticsParameterCurrency: "USD",
                    AnalyticsParameterItems: [["item_id": "day", "quantity": 2]],
                ]
            )
        }
        let expected = VendorRecord(
            vendor: "firebase",
            endpoint: "collect",
            name: "purchase",
            parameters: [
                "currency": .string("USD"),
                "items": .array([
                    .object(["item_id": .string("day"), "quantity": .integer(2)])
                ]),
                "value": .number(5),
            ],
            key: RecordKey(rawValue: 1 << 32),
            time: 1_767_225_600_000_000,
            envelope: #"{"app_instance_id":"0123456789abcdef0123456789abcdef","#
                + #""consent":{"ad_personalization":"DENIED","ad_user_data":"GRANTED"},"#
                + #""user_id":"user-1","user_properties":{"plan":{"value":"pro"}}}"#,
            body: #"{"name":"purchase","timestamp_micros":1767225600000000,"params":{"#
                + #""session_id":"1767225600","engagement_time_msec":1,"#
                + #""currency":"USD","items":[{"item_id":"day","quantity":2}],"value":5.0}}"#,
            repetition: .once,
            isRevenue: true
        )
        #expect(app.sink.take() == [expected])
    }

    @Test func `values keep their type, and Python reads the same`() throws {
        app.log(
            "event",
            [
                "a": true, "b": Int.min, "c": 1_000_000_001, "d": 9_007_199_254_740_993, "e": 0.1,
                "f": 3.0, "g": UInt64(5), "h": Float(0.1), "i": "\"\n", "j": Int8(-1),
                "items": [["item_id": "day", "k": false]],
            ]
        )
        let expected =
            "{'name': 'event', 'timestamp_micros': 1767225600000000, 'params': "
            + "{'session_id': '1767225600', 'engagement_time_msec': 1, 'a': 'true', "
            + "'b': -9223372036854775808, 'c': 1000000001, 'd': 9007199254740993, 'e': 0.1, "
            + "'f': 3.0, 'g': 5, 'h': 0.1, 'i': '\"\\n', "
            + "'items': [{'item_id': 'day', 'k': 'false'}], 'j': -1}}"
        #expect(try JSONOracle.read(app.takeBodies()) == [expected])
        #expect(app.problems.lines == [])
    }

    @Test func `a number that isn't finite is left out and reported, and the rest goes`() {
        app.log(
            "event",
            [
                "nan": Double.nan, "far": -Float.infinity, "fine": 1,
                "items": [["discount": Double.infinity, "item_id": "day"]],
            ]
        )
        #expect(
            app.takeBodies() == [
                #"{"name":"event","timestamp_micros":1767225600000000,"params":{"#
                    + #""session_id":"1767225600","engagement_time_msec":1,"#
                    + #""fine":1,"items":[{"item_id":"day"}]}}"#
            ]
        )
        #expect(
            app.problems.lines == [
                "far finite left out", "items[0].discount finite left out", "nan finite left out",
            ]
        )
    }

    @Test func `a refused event is the one problem reported, and leaves the session as it was`() {
        app.log("event", ["nan": Double.nan, "value": 1])
        #expect(app.takeBodies() == [])
        #expect(app.problems.lines == ["value value_needs_currency refused"])
        app.log(after: 5)
        app.log("event", ["value": 1], after: 6)
        app.log(after: 7)
        let bodies = app.takeBodies()
        #expect(bodies[0].contains(#""session_id":"1767225605","engagement_time_msec":1}"#))
        #expect(bodies[1].contains(#""session_id":"1767225605","engagement_time_msec":2000}"#))
    }

    @Test func `a default parameter that breaks a rule is left out, and the others stay`() {
        app.instance.setDefaultEventParameters([
            "_a": 1, "b": 2, "c": [3], "items": [["price": 1]], "d": Double.nan,
        ])
        app.log()
        #expect(app.takeBodies()[0].contains(#""engagement_time_msec":1,"b":2}"#))
        #expect(
            app.problems.lines == [
                "_a param_name_prefix left out", "c param_nested left out",
                "d finite left out", "items[0] item_id_required left out",
            ]
        )
    }

    @Test func `a default currency is enough for an event's value`() {
        app.instance.setDefaultEventParameters(["currency": "EUR"])
        app.log("event", ["value": 1])
        app.log("event")
        #expect(app.takeBodies().count == 1)
        #expect(app.problems.lines == ["currency currency_needs_value refused"])
    }

    @Test func `an event's own parameters win over default ones`() {
        app.instance.setDefaultEventParameters(["a": 1, "b": 1])
        app.instance.setDefaultEventParameters(["c": 1])
        app.log("first", ["b": 2])
        app.instance.setDefaultEventParameters(nil)
        app.log("second")
        let bodies = app.takeBodies()
        #expect(bodies[0].contains(#""engagement_time_msec":1,"a":1,"b":2,"c":1}"#))
        #expect(bodies[1].contains(#""engagement_time_msec":1}"#))
    }

    @Test func `nothing is recorded while collection is off or analytics storage is denied`() {
        app.instance.setAnalyticsCollectionEnabled(false)
        app.log("off")
        app.instance.setUserID("kept")
        app.instance.setAnalyticsCollectionEnabled(true)
        app.log("on")
        app.instance.setConsent([.analyticsStorage: .denied])
        app.log("denied")
        app.instance.setConsent([.analyticsStorage: .granted, .adStorage: .denied])
        app.log("granted")
        let records = app.sink.take()
        #expect(records.map(\.name) == ["on", "granted"])
        #expect(records.allSatisfy { $0.envelope.contains(#""user_id":"kept""#) })
    }

    @Test func `an event that is not to be recorded is not reported either`() {
        app.instance.setAnalyticsCollectionEnabled(false)
        app.log("")
        app.log("event", ["nan": Double.nan])
        #expect(app.problems.all == [])
    }

    @Test func `an instance prints nothing of its secret`() {
        var dumped = ""
        dump(app.instance, to: &dumped)
        dump(Installation.webStream, to: &dumped)
        #expect(!dumped.contains("hush"))
        #expect(!"\(Installation.appStream)".contains("hush"))
    }
}
