import Testing

@Suite struct ArchitectureTableTests {
    @Test func `the table and the manifest of this package agree`() throws {
        let manifest = try Manifest.current.get()
        for violation in Architecture.moove.disagreements(with: manifest) { violation.record() }
        #expect(manifest.targets.contains { $0.name == "ArchitectureTests" })
    }

    @Test func `the sample house has no fault of its own`() {
        #expect(Architecture.sample.disagreements(with: .sample) == [])
    }

    @Test func `a target without a row is found, and so are its tests`() {
        let found = Architecture.sample.without("AnalyticsFlows").disagreements(with: .sample)
        #expect(found.map(\.file) == ["Package.swift", "Package.swift"])
        #expect(found.map(\.line) == [2, 3])
        #expect(
            found.map(\.fact) == [
                "'AnalyticsFlows' has no row in \(Architecture.tablePath)",
                "'AnalyticsFlowsTests' has no row in \(Architecture.tablePath)",
            ]
        )
    }

    @Test func `a row without a target is found`() {
        let row = Architecture.Row("Checkout", .storage, line: 7)
        let found = Architecture.sample.with(row).disagreements(with: .sample)
        #expect(found.map(\.fact) == ["'Checkout' is no target"])
        #expect(found.map(\.file) == [Architecture.tablePath])
        #expect(found.map(\.line) == [7])
    }

    @Test func `a row that allows what the manifest does not declare is found`() {
        let row = Architecture.Row("AnalyticsFlows", .analytics, imports: ["HeraldCore"], line: 7)
        let manifest = Manifest.sample
        let bare = Manifest(
            targets: manifest.targets.map { target in
                guard target.name == row.target else { return target }
                return Manifest.Target(name: target.name, path: target.path, dependencies: [])
            },
            source: manifest.source
        )
        let found = Architecture.sample.with(row).disagreements(with: bare)
        #expect(found.map(\.fact) == ["'AnalyticsFlows' may import 'HeraldCore'"])
        #expect(found.map(\.rule) == ["Package.swift declares no such dependency"])
        #expect(found.map(\.line) == [7])
    }

    @Test(arguments: [
        ("Search", "Tickets", "features never see each other, only what lies below them"),
        (
            "Search", "AnalyticsFlows",
            "a module imports only what its row in the architecture table lists"
        ),
        (
            "AnalyticsFlows", "Tickets",
            "Analytics knows HeraldCore and storage, no feature and no vendor"
        ),
        ("Shared", "swift-log", "Shared knows no other module"),
    ])
    func `a dependency that the table forbids is found`(
        target: String,
        dependency: String,
        rule: String
    ) {
        let manifest = Manifest.sample.adding(dependency, to: target)
        let found = Architecture.sample.disagreements(with: manifest)
        #expect(found.map(\.fact) == ["'\(target)' depends on '\(dependency)'"])
        #expect(found.map(\.rule) == [rule])
    }

    @Test func `a row cannot draw an arrow that its layer lacks`() {
        let row = Architecture.Row(
            "Search",
            .feature,
            imports: ["HeraldCore", "Shared", "Tickets"]
        )
        let manifest = Manifest.sample.adding("Tickets", to: "Search")
        let found = Architecture.sample.with(row).disagreements(with: manifest)
        #expect(found.map(\.fact) == ["'Search' may import 'Tickets'"])
        #expect(found.map(\.rule) == ["features never see each other, only what lies below them"])
    }

    @Test func `an adapter cannot name another vendor`() {
        let vendors: Set = ["Firebase", "Mixpanel"]
        let row = Architecture.Row(
            "HeraldFirebase",
            .adapter,
            imports: ["HeraldCore"],
            vendors: vendors
        )
        let manifest = Manifest.sample.adding("Mixpanel", to: "HeraldFirebase")
            .adding("HeraldMixpanel", to: "HeraldFirebase")
        let found = Architecture.sample.with(row).disagreements(with: manifest)
        #expect(
            found.map(\.fact).contains(
                "'HeraldFirebase' names the vendors [\"Firebase\", \"Mixpanel\"]"
            )
        )
    }
}
