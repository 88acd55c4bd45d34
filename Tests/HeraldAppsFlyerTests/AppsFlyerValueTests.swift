import AdapterTesting
import HeraldAppsFlyer
import HeraldCore
import Testing

@Suite struct AppsFlyerValueTests {
    private let app = AppsFlyerApplication()

    @Test(
        arguments: [
            ("day \"é\"", #"\"day \\\"é\\\"\""#), ("", #"\"\""#),
            (.int(.min), "-9223372036854775808"), (.int(.max), "9223372036854775807"),
            (9_007_199_254_740_993, "9007199254740993"), (0, "0"), (1, "1"), (0.1, "0.1"),
            (3.0, "3.0"), (-0.0, "-0.0"), (1e300, "1e+300"), (true, "true"), (false, "false"),
        ] as [(AnalyticsValue, String)]
    )
    func `a value keeps its type and every digit`(value: AnalyticsValue, json: String) {
        app.herald.track(Named("boarded", ["value": value]))
        #expect(
            app.bodies == [
                #"{"appsflyer_id":"1415211453000-6513894","eventName":"boarded","#
                    + #""eventValue":"{\"value\":\#(json)}","#
                    + #""eventTime":"2026-01-01 00:00:00.000"}"#
            ]
        )
    }

    @Test func `the values of a custom tracker keep Swift's types`() {
        let parameters: [String: AnalyticsValue] = [
            "text": "day", "int": 3, "double": 3.0, "yes": true,
        ]
        let values = parameters.toAppsFlyerEventValues()
        #expect(values.count == 4)
        #expect(values["text"] as? String == "day")
        #expect(values["int"] as? Int == 3)
        #expect(values["double"] as? Double == 3.0)
        #expect(values["yes"] as? Bool == true)
    }
}
