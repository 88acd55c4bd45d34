/// Words that say the work is unfinished, or that the compiler was told to look away.
enum ForbiddenWords {
    private static let unfinished = ["TODO", "FIXME"]
    private static let unchecked = ["@unchecked Sendable", "nonisolated(unsafe)", "try!"]

    /// Every line with such a word.
    ///
    /// Unfinished work is looked for everywhere but in papers, which may speak of it, the unchecked
    /// words in what is shipped. This target names them all and is left out.
    static func violations(in files: [SourceFile]) -> [Violation] {
        files.flatMap { file -> [Violation] in
            guard !file.path.hasPrefix("Tests/ArchitectureTests/"), !file.path.hasSuffix(".md")
            else {
                return []
            }
            let isShipped = file.path.hasPrefix("Modules/") || file.path.hasPrefix("App/")
            let words = isShipped ? unfinished + unchecked : unfinished
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { index, line in
                words.filter { line.contains($0) }.map { word in
                    violation(of: word, in: file, line: index + 1)
                }
            }
        }
    }

    private static func violation(of word: String, in file: SourceFile, line: Int) -> Violation {
        let isUnfinished = unfinished.contains(word)
        return Violation(
            file: file.path,
            line: line,
            fact: "this line says '\(word)'",
            rule: isUnfinished ? "unfinished work is not committed" : "shipped code is checked",
            fix: isUnfinished
                ? "finish it, or describe what is missing in its documentation"
                : "use a type that the compiler can check, such as 'Mutex', or a thrown error"
        )
    }
}
