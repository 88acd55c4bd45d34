import HeraldCore
import Testing

/// What is expected of an event's parameters.
enum ParameterRule {
    /// These, and no other.
    case all([String: AnalyticsValue])

    /// This one, among others.
    case one(String, AnalyticsValue)

    /// None of this key.
    case missing(String)

    /// Where parameters differ from the rule, in the order of their keys.
    func problems(in parameters: [String: AnalyticsValue]) -> [String] {
        switch self {
        case .all(let expected):
            Set(parameters.keys).union(expected.keys).sorted().compactMap { key in
                Self.problem(of: key, was: parameters[key], expected: expected[key])
            }
        case .one(let key, let value):
            [Self.problem(of: key, was: parameters[key], expected: value)].compactMap(\.self)
        case .missing(let key):
            [Self.problem(of: key, was: parameters[key], expected: nil)].compactMap(\.self)
        }
    }

    private static func problem(
        of key: String,
        was value: AnalyticsValue?,
        expected: AnalyticsValue?
    ) -> String? {
        if value == expected { return nil }
        let was = value.map { "\($0)" } ?? "missing"
        return "Parameter '\(key)' was \(was), expected \(expected.map { "\($0)" } ?? "none")."
    }
}

extension FakeAnalyticsProvider {
    /// Expects one such event, with parameters by the rule.
    func expect(
        _ rule: ParameterRule,
        of expected: ExpectedRecord,
        at sourceLocation: SourceLocation
    ) {
        let found = find(expected, times: 1, at: sourceLocation)
        guard let event = found?.first?.event else { return }
        let problems = rule.problems(in: event.parameters)
        if problems.isEmpty { return }
        let message = "\(expected.subject) isn't as expected. " + problems.joined(separator: " ")
        fail(message, snapshot, .full, at: sourceLocation)
    }
}
