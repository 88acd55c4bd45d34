/// The command line asks for something there is none of.
struct UsageError: Error, Equatable {
    let message: String

    static func unknown(_ kind: String, _ word: String, among names: [String]) -> UsageError {
        UsageError(
            message: "There is no \(kind) '\(word)'.\(Suggestion.question(for: word, in: names)) "
                + "There are: \(names.joined(separator: ", "))."
        )
    }
}
