/// A request that breaks one rule of the sandbox, and the call that would break it on our side.
struct BrokenRequest: Sendable {
    /// The sandbox's rule, without the vendor.
    let rule: String
    /// What to change of the vendor's sample.
    let change: Change
    /// Whether the sample goes before it, unchanged.
    let isSecond: Bool
    /// Calls of the app that would break the rule, if any can.
    let call: (@Sendable (Phone) -> Void)?
    /// Our name for the rule, when it has another.
    let ourRule: String

    init(
        _ rule: String,
        _ change: Change,
        second: Bool = false,
        ours: String? = nil,
        call: (@Sendable (Phone) -> Void)? = nil
    ) {
        self.rule = rule
        self.change = change
        self.call = call
        isSecond = second
        ourRule = ours ?? rule
    }

    static func text(_ count: Int, of character: Character = "x") -> String {
        String(repeating: character, count: count)
    }

    /// So many members of an object, `"p0":0` and so on, each with a comma after it.
    static func members(_ count: Int) -> String {
        (0..<count).map { #""p\#($0)":\#($0),"# }.joined()
    }

    static func numbered(_ count: Int) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)", $0) })
    }
}
