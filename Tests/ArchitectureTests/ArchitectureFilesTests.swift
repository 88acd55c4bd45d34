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
        let twin = Manifest.Target(name: "Twin", path: "Modules/Search", dependencies: [])
        let manifest = Manifest(targets: Manifest.sample.targets + [twin], source: "")
        let paths = ["Modules/Search/A.swift", "Modules/SearchEvents/B.swift"]
        let found = Architecture.strays(among: paths, of: manifest)
        #expect(found.map(\.file) == paths)
        #expect(
            found.map(\.fact) == [
                "[\"Search\", \"Twin\"] all hold this file",
                "no target holds this file",
            ]
        )
    }

    @Test func `a file in a target within another's folder belongs to the inner one`() {
        let inner = Manifest.Target(name: "Inner", path: "Modules/Search/Inner", dependencies: [])
        let manifest = Manifest(targets: Manifest.sample.targets + [inner], source: "")
        #expect(manifest.targets(holding: "Modules/Search/Inner/A.swift").map(\.name) == ["Inner"])
        #expect(manifest.targets(holding: "Modules/Search/A.swift").map(\.name) == ["Search"])
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
