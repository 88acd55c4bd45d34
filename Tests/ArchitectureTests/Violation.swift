import Testing

/// A place that breaks a rule of the architecture, and the way out.
struct Violation: Equatable, CustomStringConvertible {
    /// The path below the top of the repository.
    let file: String
    let line: Int
    /// What stands there.
    let fact: String
    /// What it breaks.
    let rule: String
    let fix: String

    var description: String {
        "\(file):\(line): \(fact), but \(rule). To fix, \(fix)."
    }

    /// Fails the running test, in the file at fault.
    func record() {
        Issue.record(
            "\(self)",
            sourceLocation: SourceLocation(
                fileID: "moove/\(file)",
                filePath: Repository.path(of: file),
                line: line,
                column: 1
            )
        )
    }
}
