/// The rules for the names of screens, actions and error kinds.
public enum DiagnosticNames: Sendable {
    /// Google Analytics takes no longer event name.
    ///
    /// Source: https://support.google.com/analytics/answer/13316687
    public static let maximumLength = 40

    /// What Google Analytics keeps for itself; an event of such a name is dropped without a word.
    public static let reservedPrefixes = ["firebase_", "google_", "ga_"]

    /// The first thing that is wrong with a list, or `nil`.
    ///
    /// ```swift
    /// #expect(DiagnosticNames.problem(in: TicketsScreen.self) == nil)
    /// ```
    public static func problem<Name: DiagnosticName>(
        in list: Name.Type
    ) -> DiagnosticNameProblem? {
        let cases = Array(Name.allCases)
        if cases.isEmpty { return .empty }
        guard isClosed(list, cases) else { return .open }
        var seen: Set<String> = []
        for name in cases.map(\.rawValue) {
            if let problem = problem(with: name) { return problem }
            if !seen.insert(name).inserted { return .repeated(name) }
        }
        return nil
    }

    /// Whether the list is an enum of no other names than its cases.
    private static func isClosed<Name: DiagnosticName>(_: Name.Type, _ cases: [Name]) -> Bool {
        cases.allSatisfy { name in
            Mirror(reflecting: name).displayStyle == .enum
                && Name(rawValue: name.rawValue) == name
        } && Name(rawValue: "a name that is not snake case, so it is in no list") == nil
    }

    private static func problem(with name: String) -> DiagnosticNameProblem? {
        guard isSnakeCase(name) else { return .notSnakeCase(name) }
        guard name.utf8.count <= maximumLength else { return .tooLong(name) }
        guard !reservedPrefixes.contains(where: name.hasPrefix) else { return .reserved(name) }
        return nil
    }

    /// Words of `a` to `z` and `0` to `9` with one `_` between them, a letter first.
    private static func isSnakeCase(_ name: String) -> Bool {
        let words = name.split(separator: "_", omittingEmptySubsequences: false)
        guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else {
            return false
        }
        return words.allSatisfy { word in
            !word.isEmpty
                && word.unicodeScalars.allSatisfy {
                    ("a"..."z").contains($0) || ("0"..."9").contains($0)
                }
        }
    }
}
