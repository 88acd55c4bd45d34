/// What is wrong with how a wide event is declared or sampled.
public enum WideEventProblem: Sendable, Hashable {
    case badName(String)
    case reservedName(event: String, name: String)
    case noSteps(event: String)
    case tooManySteps(event: String, count: Int)
    case badStepName(event: String, step: String)
    case stepNameTooLong(event: String, step: String)
    case repeatedStepName(event: String, step: String)

    /// The value of this step can't be made from its name.
    case openSteps(event: String, step: String)

    case badVersion(event: String, version: Int)
    case badSampleRate(event: String, rate: Double)
}

extension WideEventProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badName(let name):
            "The wide event's name '\(name)' is not 1 to \(WideEventRules.maximumLength) "
                + "characters of snake case, so vendors would drop it. To fix, call it something "
                + "like 'checkout_flow'."
        case .reservedName(let event, let name):
            "'\(name)' of '\(event)' starts with a prefix that Google Analytics keeps for itself, so "
                + "it would be dropped. To fix, start it with another word."
        case .noSteps(let event):
            "'\(event)' has no steps, so there is no journey to tell of. To fix, add a case to its "
                + "'Step' or send an ordinary event."
        case .tooManySteps(let event, let count):
            "'\(event)' has \(count) steps and more than \(WideEventRules.maximumSteps) don't fit "
                + "into an event's parameters, so vendors would drop some. To fix, join steps."
        case .badStepName(let event, let step):
            "The step '\(step)' of '\(event)' is not snake case, so vendors would drop its "
                + "parameter. To fix, give the case a raw value like 'enter_card'."
        case .stepNameTooLong(let event, let step):
            "The step '\(step)' of '\(event)' has more than \(WideEventRules.maximumStepLength) "
                + "characters, so vendors would drop '\(step)_ms'. To fix, shorten it."
        case .repeatedStepName(let event, let step):
            "'\(event)' has two steps '\(step)', so nobody could tell their times apart. To fix, "
                + "rename one."
        case .openSteps(let event, let step):
            "The step '\(step)' of '\(event)' can't be found again by its name, so a flow that is "
                + "resumed would lose it. To fix, declare the steps as 'enum …: String, FlowStep'."
        case .badVersion(let event, let version):
            "'\(event)' has version \(version), and versions start at 1. To fix, write 1 and count "
                + "up whenever its steps change."
        case .badSampleRate(let event, let rate):
            "'\(event)' is sampled at \(rate), which is no share of all journeys. To fix, choose a "
                + "rate from 0 to 1."
        }
    }
}
