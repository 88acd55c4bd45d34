import AppsFlyerLib
import Testing
import VendorDelivery
import VendorTesting

@Suite struct LogEventTests {
    let phone = Phone()

    @Test func `an event becomes one record, byte for byte`() {
        phone.call { appsFlyer in
            appsFlyer.customerUserID = "user-1"
            appsFlyer.logEvent(
                AFEventPurchase,
                withValues: [
                    AFEventParamRevenue: 5.0, AFEventParamCurrency: "USD", AFEventParamQuantity: 2,
                ]
            )
        }
        let expected = VendorRecord(
            vendor: "appsflyer",
            endpoint: "inappevent",
            name: "af_purchase",
            parameters: [
                "af_currency": .string("USD"), "af_quantity": .integer(2),
                "af_revenue": .number(5),
            ],
            key: RecordKey(rawValue: 0xABC),
            time: 1_767_225_600_123_456,
            body: #"{"appsflyer_id":"1415211453000-6513894","customer_user_id":"user-1","#
                + #""eventName":"af_purchase","eventValue":"{\"af_currency\":\"USD\","#
                + #"\"af_quantity\":2,\"af_revenue\":5.0}","eventCurrency":"USD","#
                + #""eventTime":"2026-01-01 00:00:00.123"}"#,
            repetition: .once,
            hasRevenue: true
        )
        #expect(phone.sink.take() == [expected])
        #expect(phone.problems.all == [])
    }

    @Test(arguments: [nil, [:]] as [[String: Int]?])
    func `without values there is an empty text`(values: [String: Int]?) {
        phone.log("opened", values)
        #expect(
            phone.takeBodies() == [
                #"{"appsflyer_id":"1415211453000-6513894","eventName":"opened","eventValue":"","#
                    + #""eventTime":"2026-01-01 00:00:00.123"}"#
            ]
        )
    }

    @Test func `values keep their type, and Python reads the same in the text inside`() throws {
        phone.log(
            "e",
            [
                "a": true, "b": Int.min, "c": 9_007_199_254_740_993, "d": 0.1, "e": 3.0,
                "f": UInt64.max, "g": Float(0.1), "h": ["x", "y"], "i": "\"é\"\n\\",
                "j": 1_000_000_001,
            ]
        )
        let value = try #require(try JSONOracle.read("eventValue", of: phone.takeBodies()).first)
        #expect(
            value == "{'a': True, 'b': -9223372036854775808, 'c': 9007199254740993, 'd': 0.1, "
                + "'e': 3.0, 'f': 18446744073709551615, 'g': 0.1, 'h': ['x', 'y'], "
                + "'i': '\"\\xe9\"\\n\\\\', 'j': 1000000001}"
        )
        #expect(phone.problems.all == [])
    }

    @Test func `what has no form is left out and reported, and the rest goes`() {
        phone.log(
            "e",
            ["nan": Double.nan, "deep": [Double.infinity], "other": Character("a"), 7: "x", "f": 1]
        )
        #expect(phone.sink.take().map(\.parameters) == [["f": .integer(1)]])
        #expect(
            phone.problems.rules == [
                "nan": AppsFlyerLimits.numberRange, "deep": AppsFlyerLimits.numberRange,
                "other": AppsFlyerLimits.valueType, "Int": AppsFlyerLimits.parameterName,
            ]
        )
    }

    @Test(arguments: ["6", "-2.5", "0.001"])
    func `revenue may be the text of a number`(revenue: String) {
        phone.log("e", ["af_revenue": revenue, "af_currency": "USD"])
        #expect(phone.sink.take().map { $0.parameters["af_revenue"] } == [.string(revenue)])
    }

    @Test func `the handler is told before the call returns whether the event was recorded`() {
        var errors: [String] = []
        func note(_ response: [String: Any]?, _ error: (any Error)?) {
            #expect(response == nil)
            errors.append(error.map { "\($0)" } ?? "recorded")
        }
        phone.call { appsFlyer in
            appsFlyer.logEvent(name: "a", values: nil, completionHandler: note)
            appsFlyer.logEvent(name: "", values: ["b": 1], completionHandler: note)
            appsFlyer.isStopped = true
            appsFlyer.logEvent(name: "c", values: nil, completionHandler: note)
            appsFlyer.logEvent(name: "d", values: nil)
        }
        #expect(
            errors == ["recorded", "appsflyer.event_name_required", "appsflyer.started"]
        )
        #expect(phone.sink.records.map(\.name) == ["a"])
    }

    @Test func `an event needs no handler to be recorded`() {
        phone.call { $0.logEvent(name: "a", values: ["b": 1]) }
        #expect(phone.sink.take().map(\.parameters) == [["b": .integer(1)]])
    }
}
