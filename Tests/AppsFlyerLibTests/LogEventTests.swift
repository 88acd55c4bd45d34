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
            repetition: .once
        )
        #expect(phone.sink.take() == [expected])
        #expect(phone.problems.reasons == [:])
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
            ]
        )
        let value = try #require(try JSONOracle.read("eventValue", of: phone.takeBodies()).first)
        #expect(
            value == "{'a': True, 'b': -9223372036854775808, 'c': 9007199254740993, 'd': 0.1, "
                + "'e': 3.0, 'f': 18446744073709551615, 'g': 0.1, 'h': ['x', 'y'], "
                + "'i': '\"\\xe9\"\\n\\\\'}"
        )
        #expect(phone.problems.reasons == [:])
    }

    @Test func `what has no form is left out and reported, and the rest goes`() {
        phone.log(
            "e",
            ["nan": Double.nan, "deep": [Double.infinity], "other": Character("a"), 7: "x", "f": 1]
        )
        #expect(phone.sink.take().map(\.parameters) == [["f": .integer(1)]])
        #expect(
            phone.problems.reasons == [
                "nan": .notFinite, "deep": .notFinite, "other": .unsupportedType,
                "7": .unsupportedType,
            ]
        )
    }

    @Test(arguments: ["6", "-2.5", "0.001"])
    func `revenue may be the text of a number`(revenue: String) {
        phone.log("e", ["af_revenue": revenue])
        #expect(phone.sink.take().map(\.parameters) == [["af_revenue": .string(revenue)]])
    }

    @Test(arguments: ["", "6 USD", "1,5", "nan", "1e3", "0x1", "--1"])
    func `revenue that is no number refuses the event`(revenue: String) {
        phone.log("e", ["af_revenue": revenue, "fine": 1])
        #expect(phone.takeBodies() == [])
        #expect(phone.problems.reasons == ["af_revenue": .malformed, "whole": .incomplete])
    }

    @Test func `revenue that isn't finite, or is a truth value, refuses the event`() {
        phone.log("e", ["af_revenue": Double.nan])
        #expect(phone.problems.reasons == ["af_revenue": .notFinite, "whole": .incomplete])
        phone.log("e", ["af_revenue": true])
        #expect(phone.takeBodies() == [])
    }

    @Test(arguments: ["usd", "US", "USDT", "", "US1"])
    func `a currency that is no code refuses the event`(currency: String) {
        phone.log("e", ["af_currency": currency])
        #expect(phone.takeBodies() == [])
        #expect(phone.problems.reasons == ["af_currency": .malformed, "whole": .incomplete])
    }

    @Test func `an event without a name is refused`() {
        phone.log("")
        #expect(phone.takeBodies() == [])
        #expect(phone.problems.reasons == ["whole": .empty])
    }

    @Test(arguments: [(1_000, 1), (1_001, 0)])
    func `a body has at most 1,000 bytes`(size: Int, count: Int) throws {
        phone.log("e", ["t": ""])
        let empty = try #require(phone.takeBodies().first).utf8.count
        // Two bytes a letter.
        let text = String(repeating: "é", count: (size - empty) / 2)
        phone.log("e", ["t": text + String(repeating: "x", count: (size - empty) % 2)])
        #expect(phone.takeBodies().map(\.utf8.count) == Array(repeating: size, count: count))
        #expect(phone.problems.reasons == (count == 0 ? ["whole": .tooLarge] : [:]))
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
        #expect(errors == ["recorded", "it is empty", "the vendor's SDK is not started"])
        #expect(phone.sink.records.map(\.name) == ["a"])
    }
}
