import AnalyticsFlows

/// A wide event whose declaration a test chooses.
struct Declared<Step: FlowStep>: WideEvent {
    static var name: String { Declaration.current.name }
    static var version: Int { Declaration.current.version }
    let summary: FlowSummary

    /// What is wrong with an event of this name and version.
    static func problem(
        name: String = "sample",
        version: Int = 1,
        rate: Double = 1
    ) -> WideEventProblem? {
        Declaration.$current.withValue(Declaration(name: name, version: version)) {
            WideEventRules.problem(in: Self.self, sampleRate: rate)
        }
    }
}

private struct Declaration {
    @TaskLocal static var current = Declaration(name: "sample", version: 1)

    let name: String
    let version: Int
}

/// As many steps as there may be, one with a name as long as it may be.
enum Widest: String, FlowStep {
    case a, b, c, d, e, f, g, h, i, j, k, l, m
    case longest = "the_step_that_has_the_longest_name_of"
}

enum TooMany: String, FlowStep { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o }

enum CamelCase: String, FlowStep { case enterCard }

enum Reserved: String, FlowStep { case step = "ga_step" }

enum TooLong: String, FlowStep { case long = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" }

/// No steps, which no enum of texts can have.
struct NoSteps: FlowStep {
    static let allCases: [NoSteps] = []
    let rawValue: String
}

/// Two steps of one name.
struct Repeated: FlowStep {
    static let allCases = [Repeated(rawValue: "a"), Repeated(rawValue: "a")]
    let rawValue: String
}

/// A step that is not found by its name.
enum Unreadable: FlowStep {
    case step

    init?(rawValue: String) { nil }
    var rawValue: String { "a" }
}
