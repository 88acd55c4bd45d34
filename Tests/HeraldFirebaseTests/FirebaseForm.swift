import HeraldCore

/// A value, and how GA4 gets it.
struct FirebaseForm: Sendable {
    let value: AnalyticsValue

    /// As a parameter, in JSON.
    let parameter: String

    /// As a user property, which is always text.
    let property: String

    static let all = [
        FirebaseForm(value: "day \"é\"", parameter: #""day \"é\"""#, property: #"day \"é\""#),
        FirebaseForm(value: "", parameter: #""""#, property: ""),
        FirebaseForm(value: .int(.min), parameter: "-9223372036854775808"),
        FirebaseForm(value: .int(.max), parameter: "9223372036854775807"),
        FirebaseForm(value: 1_000_000_001, parameter: "1000000001"),
        FirebaseForm(value: 9_007_199_254_740_993, parameter: "9007199254740993"),
        FirebaseForm(value: 0, parameter: "0"),
        FirebaseForm(value: 1, parameter: "1"),
        FirebaseForm(value: 0.1, parameter: "0.1"),
        FirebaseForm(value: 3.0, parameter: "3.0"),
        FirebaseForm(value: -0.0, parameter: "-0.0"),
        FirebaseForm(value: 1e300, parameter: "1e+300"),
        FirebaseForm(value: true, parameter: #""true""#, property: "true"),
        FirebaseForm(value: false, parameter: #""false""#, property: "false"),
    ]

    private init(value: AnalyticsValue, parameter: String, property: String? = nil) {
        self.value = value
        self.parameter = parameter
        self.property = property ?? parameter
    }
}
