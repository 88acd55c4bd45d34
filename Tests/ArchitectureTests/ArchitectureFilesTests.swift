import Testing

@Suite struct ArchitectureFilesTests {
    @Test func `every file belongs to exactly one target`() throws {
        let manifest = try Manifest.current.get()
        let paths = try Repository.paths()
        for violation in Architecture.strays(among: paths, of: manifest) { violation.record() }
        #expect(paths.contains("Tests/ArchitectureTests/ArchitectureFilesTests.swift"))
    }

    @Test(.enabled(if: Repository.isCheckout, "Only git knows which files belong."))
    func `the top of the repository holds what the design lists`() throws {
        let paths = try Repository.trackedPaths()
        for violation in Architecture.clutter(among: paths) { violation.record() }
        #expect(paths.contains("Package.swift"))
    }

    @Test func `a file in no target, or in two, is found`() {
        let nested = Manifest.Target(
            name: "Nested",
            path: "Modules/Search/Nested",
            dependencies: []
        )
        let manifest = Manifest(targets: Manifest.sample.targets + [nested], source: "")
        let found = Architecture.strays(
            among: [
                "Modules/Search/Search.swift", "Modules/Search/Nested/A.swift",
                "Modules/SearchEvents/B.swift",
            ],
            of: manifest
        )
        #expect(
            found.map(\.fact) == [
                "[\"Nested\", \"Search\"] all hold this file",
                "no target holds this file",
            ]
        )
        #expect(
            found.map(\.file) == ["Modules/Search/Nested/A.swift", "Modules/SearchEvents/B.swift"]
        )
    }

    @Test func `what does not belong at the top is found`() {
        let found = Architecture.clutter(
            among: [
                ".ci/run", ".gitignore", "App/moove/Moove.swift", "Package.swift", "Sources/a",
                "x.md",
            ]
        )
        #expect(found.map(\.file) == ["Sources/a", "x.md"])
    }
}
