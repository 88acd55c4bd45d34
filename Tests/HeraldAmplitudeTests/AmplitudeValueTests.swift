import AdapterTesting
import HeraldAmplitude
import HeraldCore
import Testing

@Suite struct AmplitudeValueTests {
    private let app = AmplitudeApplication()

    /// Values, and how they are written in JSON.
    private static let forms: [(AnalyticsValue, String)] = [
        ("day \"é\"", #""day \"é\"""#), ("", #""""#),
        (.int(.min), "-9223372036854775808"), (.int(.max), "9223372036854775807"),
        (1_000_000_001, "1000000001"), (9_007_199_254_740_993, "9007199254740993"),
        (0, "0"), (1, "1"), (0.1, "0.1"), (3.0, "3.0"), (-0.0, "-0.0"), (1e300, "1e+300"),
        (true, "true"), (false, "false"),
    ]

    private func body(_ name: String, _ rest: String) -> String {
        #"{"event_type":"\#(name)","device_id":"device-1","time":1767225600000,"#
            + #""session_id":1767225600000,"insert_id":"00000000000000a00000000000010000","#
            + #""library":"amplitude-swift-linux/1.0.0",\#(rest)}"#
    }

    @Test(arguments: forms)
    func `a parameter keeps its type and every digit`(value: AnalyticsValue, json: String) {
        app.herald.track(Named("boarded", ["value": value]))
        #expect(app.bodies == [body("boarded", #""event_properties":{"value":\#(json)}"#)])
    }

    @Test(arguments: forms)
    func `a property keeps its type, on the user`(value: AnalyticsValue, json: String) {
        app.herald.set(Seat(value))
        #expect(
            app.bodies == [body("$identify", #""user_properties":{"$set":{"seat":\#(json)}}"#)]
        )
    }

    @Test(arguments: forms)
    func `a user property goes the same way`(value: AnalyticsValue, json: String) {
        app.herald.set(Plan(value))
        #expect(
            app.bodies == [body("$identify", #""user_properties":{"$set":{"plan":\#(json)}}"#)]
        )
    }

    @Test func `the properties of a custom tracker keep Swift's types`() {
        let values: [String: AnalyticsValue] = [
            "text": "day", "int": 3, "double": 3.0, "yes": true, "no": false,
        ]
        let properties = values.toAmplitudeProperties()
        #expect(properties.count == 5)
        #expect(properties["text"] as? String == "day")
        #expect(properties["int"] as? Int == 3)
        #expect(properties["double"] as? Double == 3.0)
        #expect(properties["yes"] as? Bool == true)
        #expect(properties["no"] as? Bool == false)
    }
}
