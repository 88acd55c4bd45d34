/// What is wrong with a list of names.
public enum DiagnosticNameProblem: Sendable, Hashable {
    case empty

    /// It is no enum, or it takes names that are none of its cases.
    case open

    case notSnakeCase(String)
    case tooLong(String)
    case reserved(String)
    case repeated(String)
}

extension DiagnosticNameProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty:
            "The list has no case, so nothing can be told with it. To fix, add one or remove it."
        case .open:
            "The list takes names that are none of its cases, so free text could be sent. "
                + "To fix, declare it as 'enum …: String' and write no initialiser."
        case .notSnakeCase(let name):
            "'\(name)' is not snake case, so vendors would show it beside names that are. "
                + "To fix, give the case a raw value like 'fare_list'."
        case .tooLong(let name):
            "'\(name)' has more than \(DiagnosticNames.maximumLength) characters, so Google "
                + "Analytics would drop it. To fix, shorten it."
        case .reserved(let name):
            "'\(name)' starts with a prefix that Google Analytics keeps for itself, so it would be "
                + "dropped. To fix, start it with another word."
        case .repeated(let name):
            "'\(name)' is the name of two cases, so nobody could tell them apart. "
                + "To fix, rename one."
        }
    }
}
