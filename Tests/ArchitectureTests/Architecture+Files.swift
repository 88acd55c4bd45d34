extension Architecture {
    /// What may stand at the top of the repository beside hidden files.
    private static let top: Set = [
        "Package.swift", "Modules", "App", "Tests", "Makefile", "README.md", "CONTRIBUTING.md",
        "LICENSE",
    ]

    /// Every file that is not in exactly one target's folder, but for the python that tests run.
    static func strays(among paths: [String], of manifest: Manifest) -> [Violation] {
        paths.compactMap { path in
            let owners = manifest.targets(holding: path).map(\.name)
            guard owners.count != 1, !isTestTool(path) else { return nil }
            return Violation(
                file: path,
                line: 1,
                fact: owners.isEmpty
                    ? "no target holds this file"
                    : "\(owners.sorted()) all hold this file",
                rule: "every file belongs to exactly one target",
                fix: "move it, or correct the targets' paths in Package.swift"
            )
        }
    }

    private static func isTestTool(_ path: String) -> Bool {
        path.hasPrefix("Tests/Support/") && path.hasSuffix(".py")
    }

    /// Every tracked file whose first folder, or own name, does not belong at the top.
    static func clutter(among paths: [String]) -> [Violation] {
        paths.compactMap { path in
            let entry = path.prefix { $0 != "/" }
            guard !entry.hasPrefix("."), !top.contains(String(entry)) else { return nil }
            return Violation(
                file: path,
                line: 1,
                fact: "'\(entry)' stands at the top of the repository",
                rule: "the top holds \(top.sorted().joined(separator: ", ")) and hidden files only",
                fix: "move it below one of them"
            )
        }
    }
}
