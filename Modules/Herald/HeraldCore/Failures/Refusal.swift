/// Something a module won't hand to its vendor, because the vendor would drop or misread it.
public struct Refusal: ValueFreeError, Equatable {
    /// The event's or property's name.
    public let subject: String

    /// The parameter that breaks the rule, if it is one.
    public let key: String?

    /// The rule, the consequence and the fix, in words written when the program was.
    public let rule: String

    /// A refusal with words that were written when the program was, so that no value is in them.
    public init(of subject: String, key: String? = nil, rule: StaticString) {
        self.subject = subject
        self.key = key
        self.rule = "\(rule)"
    }

    public var reason: String {
        let place = key.map { ", parameter '\($0)'" } ?? ""
        return "'\(subject)'\(place): \(rule)"
    }
}

extension Refusal {
    /// A screen view has a parameter where the vendor's screen event has the screen's name.
    public static func screenNameTaken(in event: any ScreenViewEvent, key: String) -> Refusal {
        Refusal(
            of: event.name,
            key: key,
            rule: """
                a screen view can't have this parameter, since the screen's own name goes there; it \
                wasn't sent. To fix, give the parameter another name.
                """
        )
    }
}
