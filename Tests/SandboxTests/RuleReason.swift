/// Why a rule is in one table alone, or has no broken request.
enum RuleReason: String, Sendable {
    case request = "how requests are made, which no call changes"
    case written = "the stand-in writes it in its one form, whatever is called"
    case unsent = "a member, operation or endpoint that is never sent"
    case sending = "what comes of when and in which order records are sent"
    case advice = "nothing is lost by it"
    case numbers = "told by our rule on numbers, which are all that could break it"
    case types = "told by our rule on the types of values, or kept by a call's own types"
    case calls = "about calls that never become a record"
    case values = "told before the values are JSON, of which the sandbox sees no trace"
    case sizes = "megabytes or thousands of records, which the batch rule keeps requests from"
    case state = "needs requests before it that are never sent"

    /// The reasons by rules, of names with spaces between.
    static func byName(_ reasons: [RuleReason: String]) -> [String: RuleReason] {
        let named = reasons.flatMap { reason, names in
            names.split(separator: " ").map { (String($0), reason) }
        }
        return Dictionary(uniqueKeysWithValues: named)
    }
}

/// The rules of a vendor that are in one table alone, or have no broken request, with the reasons.
struct RuleReasons: Sendable {
    /// The sandbox's rules that our table doesn't have.
    let theirsAlone: [String: RuleReason]

    /// Our rules that the sandbox doesn't have.
    let oursAlone: [String: RuleReason]

    /// The sandbox's rules that no request in our tables breaks.
    let unbroken: [String: RuleReason]

    init(
        theirsAlone: [RuleReason: String],
        oursAlone: [RuleReason: String],
        unbroken: [RuleReason: String]
    ) {
        self.theirsAlone = RuleReason.byName(theirsAlone)
        self.oursAlone = RuleReason.byName(oursAlone)
        self.unbroken = RuleReason.byName(unbroken)
    }
}
