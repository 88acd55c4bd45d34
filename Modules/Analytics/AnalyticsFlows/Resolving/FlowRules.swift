/// The rules of a launch, by the wide event they are for.
struct FlowRules: Sendable {
    private let rules: [String: FlowRule]

    init(_ rules: [FlowRule]) {
        self.rules = Dictionary(rules.map { ($0.event, $0) }) { first, _ in first }
    }

    subscript(event: String) -> FlowRule? { rules[event] }

    /// What is wrong with a list of rules, or `nil`.
    static func problem(in rules: [FlowRule]) -> String? {
        var seen: Set<String> = []
        guard let repeated = rules.first(where: { !seen.insert($0.event).inserted }) else {
            return nil
        }
        return "There are two rules for flows of '\(repeated.event)', so one would never be asked. "
            + "To fix, remove one."
    }
}
