import Testing

@Suite struct ForbiddenWordsTests {
    @Test func `no file of this repository has one`() throws {
        let paths = try Repository.isCheckout ? Repository.trackedPaths() : Repository.paths()
        let files = Repository.files(paths)
        for violation in ForbiddenWords.violations(in: files) { violation.record() }
        #expect(files.contains { $0.path == "App/moove/Moove.swift" })
    }

    @Test(arguments: ["TODO", "FIXME", "@unchecked Sendable", "nonisolated(unsafe)", "try!"])
    func `each is found in shipped code, with its line`(word: String) {
        let file = SourceFile(path: "App/moove/Moove.swift", text: "let a = 1\n\n// \(word): b\n")
        let found = ForbiddenWords.violations(in: [file])
        #expect(found.map(\.file) == ["App/moove/Moove.swift"])
        #expect(found.map(\.line) == [3])
        #expect(found.map(\.fact) == ["this line says '\(word)'"])
    }

    @Test(arguments: [
        ("Makefile", ["TODO"]), ("Tests/TicketsTests/TicketsTests.swift", ["TODO"]),
        ("CONTRIBUTING.md", []), ("Tests/ArchitectureTests/Support.swift", []),
    ])
    func `tests and scripts are only searched for unfinished work`(path: String, words: [String]) {
        let found = ForbiddenWords.violations(in: [SourceFile(path: path, text: "TODO try!")])
        #expect(found.map(\.fact) == words.map { "this line says '\($0)'" })
    }
}
