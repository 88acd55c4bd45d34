/// The rules for what a wide event is called, its steps, and how it is sampled.
public enum WideEventRules: Sendable {
    /// Google Analytics takes no longer name of an event or a parameter.
    ///
    /// Source: https://support.google.com/analytics/answer/9267744
    public static let maximumLength = 40

    /// What fits into the 20 parameters that a wide event has at most.
    public static let maximumSteps = 20 - FlowSummary.fixedParameterCount

    /// Leaves room for `_ms`.
    public static let maximumStepLength = maximumLength - FlowSummary.latencySuffix.count

    /// What Google Analytics keeps for itself; an event or parameter of such a name is dropped.
    public static let reservedPrefixes = ["firebase_", "google_", "ga_"]

    /// The first thing that is wrong, or `nil`.
    public static func problem<Flow: WideEvent>(
        in event: Flow.Type,
        sampleRate: Double = 1
    ) -> WideEventProblem? {
        let name = Flow.name
        guard isSnakeCase(name), name.utf8.count <= maximumLength else { return .badName(name) }
        guard !isReserved(name) else { return .reservedName(event: name, name: name) }
        guard Flow.version >= 1 else { return .badVersion(event: name, version: Flow.version) }
        guard (0...1).contains(sampleRate) else {
            return .badSampleRate(event: name, rate: sampleRate)
        }
        return stepProblem(in: event)
    }

    private static func stepProblem<Flow: WideEvent>(in event: Flow.Type) -> WideEventProblem? {
        let steps = Array(Flow.Step.allCases)
        guard !steps.isEmpty else { return .noSteps(event: Flow.name) }
        guard steps.count <= maximumSteps else {
            return .tooManySteps(event: Flow.name, count: steps.count)
        }
        var seen: Set<String> = []
        for step in steps {
            let name = step.rawValue
            if let problem = nameProblem(of: name, in: Flow.name) { return problem }
            guard seen.insert(name).inserted else {
                return .repeatedStepName(event: Flow.name, step: name)
            }
            guard Flow.Step(rawValue: name) == step else {
                return .openSteps(event: Flow.name, step: name)
            }
        }
        return nil
    }

    private static func nameProblem(of step: String, in event: String) -> WideEventProblem? {
        guard isSnakeCase(step) else { return .badStepName(event: event, step: step) }
        guard step.utf8.count <= maximumStepLength else {
            return .stepNameTooLong(event: event, step: step)
        }
        return isReserved(step) ? .reservedName(event: event, name: step) : nil
    }

    private static func isReserved(_ name: String) -> Bool {
        reservedPrefixes.contains(where: name.hasPrefix)
    }

    /// Words of `a` to `z` and `0` to `9` with one `_` between them, a letter first.
    static func isSnakeCase(_ name: String) -> Bool {
        let words = name.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        guard let first = name.utf8.first, isLowercase(first) else { return false }
        return words.allSatisfy { word in
            !word.isEmpty
                && word.allSatisfy {
                    isLowercase($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                }
        }
    }

    private static func isLowercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
