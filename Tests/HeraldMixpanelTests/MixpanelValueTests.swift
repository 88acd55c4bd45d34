import AdapterTesting
import HeraldCore
import HeraldMixpanel
import Testing

@Suite struct MixpanelValueTests {
    private let app = MixpanelApplication()

    /// Values, and how they are written in JSON.
    private static let forms: [(AnalyticsValue, String)] = [
        ("day \"é\"", #""day \"é\"""#), ("", #""""#),
        (.int(.min), "-9223372036854775808"), (.int(.max), "9223372036854775807"),
        (1_000_000_001, "1000000001"), (9_007_199_254_740_993, "9007199254740993"),
        (0, "0"), (1, "1"), (0.1, "0.1"), (3.0, "3.0"), (-0.0, "-0.0"), (1e300, "1e+300"),
        (true, "true"), (false, "false"),
    ]

    @Test(arguments: forms)
    func `a parameter keeps its type and every digit`(value: AnalyticsValue, json: String) {
        app.herald.track(Named("boarded", ["value": value]))
        #expect(
            app.bodies == [
                #"{"event":"boarded","properties":{"$device_id":"d-1","distinct_id":"$device:d-1","#
                    + #""$insert_id":"00000000000000a00000000000010000","mp_lib":"swift","#
                    + #""time":1767225600000,"value":\#(json)}}"#
            ]
        )
    }

    @Test(arguments: forms)
    func `a user property keeps its type, on the profile`(value: AnalyticsValue, json: String) {
        app.herald.set(Plan(value))
        #expect(
            app.bodies == [
                #"{"$distinct_id":"$device:d-1","$time":1767225600000,"$set":{"plan":\#(json)}}"#
            ]
        )
    }

    @Test(arguments: forms)
    func `another property keeps its type, in later events`(value: AnalyticsValue, json: String) {
        app.herald.set(Seat(value))
        app.herald.track(Named("boarded"))
        #expect(app.bodies.count == 1)
        #expect(app.bodies.allSatisfy { $0.hasSuffix(#""time":1767225600000,"seat":\#(json)}}"#) })
    }

    @Test func `the properties of a custom tracker keep Swift's types`() {
        let values: [String: AnalyticsValue] = [
            "text": "day", "int": 3, "double": 3.0, "yes": true, "no": false,
        ]
        let properties = values.toMixpanelProperties()
        #expect(properties.count == 5)
        #expect(properties["text"] as? String == "day")
        #expect(properties["int"] as? Int == 3)
        #expect(properties["double"] as? Double == 3.0)
        #expect(properties["yes"] as? Bool == true)
        #expect(properties["no"] as? Bool == false)
    }
}
