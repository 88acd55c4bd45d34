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
            repetition: .once
        )
        #expect(app.sink.take() == [expected])
    }

    @Test func `values keep their type, and Python reads the same`() throws {
        app.log(
            "event",
            [
                "a": true, "b": Int.min, "c": 1_000_000_001, "d": 9_007_199_254_740_993, "e": 0.1,
                "f": 3.0, "g": UInt64.max, "h": Float(0.1), "i": "\"\n", "j": Int8(-1),
                "items": [["k": false], [:]],
            ]
        )
        let expected =
            "{'name': 'event', 'timestamp_micros': 1767225600000000, 'params': "
            + "{'session_id': '1767225600', 'engagement_time_msec': 1, 'a': 'true', 'b': -9223372036854775808, 'c': 1000000001, 'd': 9007199254740993, 'e': 0.1, "
            + "'f': 3.0, 'g': 18446744073709551615, 'h': 0.1, "
            + "'i': '\"\\n', 'items': [{'k': 'false'}, {}], 'j': -1}}"
        #expect(try JSONOracle.read(app.takeBodies()) == [expected])
        #expect(app.problems.reasons == [:])
    }

    @Test func `what GA4 has no form for is left out and reported, and the rest goes`() {
        app.log(
            "event",
            [
                "nan": Double.nan, "list": [1], "nested": ["a": 1], "huge": UInt128.max,
                "session_id": "mine", "items": [["price": Double.infinity, "item_id": "day"]],
                "fine": 1,
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
            app.problems.reasons == [
                "nan": .notFinite, "list": .unsupportedType, "nested": .unsupportedType,
                "huge": .outOfRange, "session_id": .reserved, "items[0].price": .notFinite,
            ]
        )
    }

    @Test func `an event that fits in no request is refused whole`() {
        app.log("event", ["text": String(repeating: "x", count: 130_000)])
        #expect(app.takeBodies() == [])
        #expect(app.problems.reasons == ["whole": .tooLarge])
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

    @Test func `an instance prints nothing of its secret`() {
        var dumped = ""
        dump(app.instance, to: &dumped)
        dump(Installation.webStream, to: &dumped)
        #expect(!dumped.contains("hush"))
        #expect(!"\(Installation.appStream)".contains("hush"))
    }
}
