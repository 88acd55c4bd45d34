import AnalyticsDiagnostics
import AnalyticsFlows
import Shared

/// A feature as the app's shell sees it: something to open, to leave, and to act in.
///
/// Each feature has one, in a file of its own, which ``Section`` registers.
protocol Place {
    /// What can be done while it is in view, as a script says it.
    var choices: [String] { get }

    mutating func open(from source: (any Screen)?)
    mutating func leave()
    mutating func phaseChanged(to phase: AppPhase)

    /// Does what a person does in it, or what happens around it.
    ///
    /// - Parameters:
    ///   - action: What is done.
    ///   - isInView: Whether it is the place that the person is in.
    /// - Returns: What came of it.
    /// - Throws: ``NotPossible`` for what this place knows and can't do now.
    mutating func perform(_ action: Action, isInView: Bool) throws(NotPossible) -> PlaceAnswer

    /// Opens what a link leads to, when that is here.
    mutating func open(_ target: DeepLink.Target) -> PlaceAnswer

    /// What the next launch does with flows that were open when the process died.
    var flowRules: [FlowRule] { get }
}

extension Place {
    mutating func open(_ target: DeepLink.Target) -> PlaceAnswer { .notMine }
    var flowRules: [FlowRule] { [] }
}

/// What came of an action that a place was asked to do.
enum PlaceAnswer {
    /// It is none of this place's.
    case notMine

    /// It is done, and this is what the person is told, if anything.
    case done(String?)

    /// It leads home.
    case left
}

/// Something that can't be done now.
struct NotPossible: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
