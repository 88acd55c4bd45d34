import Testing

@Suite struct ArchitectureImportsTests {
    @Test func `every import of this repository is one its row allows`() throws {
        let files = Repository.files(try Repository.paths())
        let violations = Architecture.moove.violations(in: files, of: try Manifest.current.get())
        for violation in violations { violation.record() }
        #expect(
            files.contains { $0.path == "Tests/ArchitectureTests/ArchitectureImportsTests.swift" }
        )
    }

    @Test(arguments: [
        "import HeraldFirebase",
        "public import HeraldFirebase",
        "@preconcurrency import HeraldFirebase",
        "import struct HeraldFirebase.FirebaseItem",
        "import Shared; import HeraldFirebase",
        "#if canImport(HeraldFirebase)\nimport HeraldFirebase\n#endif",
    ])
    func `a vendor in a feature that does not name it is found`(line: String) {
        let found = violations(of: "// Search\n" + line, in: "Modules/Search/SearchFirebase.swift")
        #expect(found.map(\.file) == ["Modules/Search/SearchFirebase.swift"])
        #expect(found.map(\.line) == [line.hasPrefix("#if") ? 3 : 2])
        #expect(
            found.map(\.rule) == [
                "a vendor's modules are imported only by its adapter, the app's file for it, "
                    + "and the targets whose row names it"
            ]
        )
    }

    @Test(arguments: [
        (
            "Modules/Search/SearchFirebase.swift",
            "a vendor's modules are imported only by its adapter, the app's file for it, "
                + "and the targets whose row names it"
        ),
        ("Tests/SearchTests/SearchTests.swift", "tests import what the manifest gives them"),
    ])
    func `a testable import outside the module's own tests is found`(path: String, rule: String) {
        let found = violations(of: "\n@testable import HeraldFirebase", in: path)
        #expect(found.map(\.file) == [path, path])
        #expect(found.map(\.line) == [2, 2])
        #expect(found.map(\.rule) == ["'@testable' is for a module's own tests", rule])
    }

    @Test func `a violation says where, what, why and how to mend it`() {
        let found = violations(of: "import Tickets", in: "Modules/Search/Search.swift")
        #expect(
            found.map(\.description) == [
                "Modules/Search/Search.swift:1: 'Search' imports 'Tickets', "
                    + "but features never see each other, only what lies below them. "
                    + "To fix, remove the import, or move the code to a module whose row in "
                    + "Tests/ArchitectureTests/ArchitectureTable.swift allows it."
            ]
        )
    }

    @Test(arguments: [
        ("Modules/Search/Search.swift", "VendorDelivery"),
        ("Modules/Search/Search.swift", "AnalyticsFlows"),
        ("Modules/Search/Search.swift", "moove"),
        ("Modules/Search/Search.swift", "SearchTests"),
        ("Modules/Search/Search.swift", "Testing"),
        ("Modules/Tickets/TicketsMixpanelEvents.swift", "Mixpanel"),
        ("Modules/Tickets/TicketsEvents.swift", "FirebaseAnalytics"),
        ("Modules/Shared/Money.swift", "HeraldCore"),
        ("Modules/AnalyticsFlows/Flow.swift", "Tickets"),
        ("Modules/AnalyticsFlows/Flow.swift", "HeraldFirebase"),
        ("Modules/HeraldCore/Herald.swift", "Shared"),
        ("Modules/HeraldCore/Herald.swift", "FoundationEssentials"),
        ("Modules/HeraldCore/Herald.swift", "Testing"),
        ("Modules/HeraldTesting/Fake.swift", "Foundation"),
        ("Modules/HeraldFirebase/Service.swift", "Mixpanel"),
        ("Modules/HeraldFirebase/Service.swift", "Foundation"),
        ("Modules/FirebaseAnalytics/Analytics.swift", "HeraldCore"),
        ("Modules/FirebaseAnalytics/Analytics.swift", "FoundationNetworking"),
        ("Modules/VendorDelivery/Record.swift", "FirebaseAnalytics"),
        ("Modules/moove/Main.swift", "HeraldFirebase"),
        ("Modules/moove/MainFirebase.swift", "FirebaseAnalytics"),
        ("Modules/moove/Main.swift", "HeraldTesting"),
        ("Tests/SearchTests/SearchTests.swift", "Tickets"),
    ])
    func `an arrow that does not exist is found`(path: String, module: String) {
        let found = violations(of: "import \(module)", in: path)
        #expect(found.map(\.file) == [path])
    }

    @Test(arguments: [
        ("Modules/Search/Search.swift", "import HeraldCore\nimport Foundation"),
        ("Modules/Tickets/TicketsFirebaseEvents.swift", "@preconcurrency import FirebaseAnalytics"),
        ("Modules/HeraldCore/Lock.swift", "import Synchronization\nimport Glibc"),
        ("Modules/HeraldTesting/Fake.swift", "public import Testing"),
        ("Modules/HeraldFirebase/Service.swift", "public import FirebaseAnalytics"),
        ("Modules/Mixpanel/Mixpanel.swift", "import FoundationEssentials\nimport VendorDelivery"),
        ("Modules/moove/Commands/FirebaseChain.swift", "import HeraldFirebase"),
        ("Modules/moove/Main.swift", "import Tickets\nimport Search\nimport FoundationNetworking"),
        ("Tests/SearchTests/SearchTests.swift", "@testable import Search\nimport Testing"),
        ("Modules/Search/README.md", "import Tickets"),
    ])
    func `an arrow that exists is allowed`(path: String, source: String) {
        #expect(violations(of: source, in: path) == [])
    }

    @Test(arguments: [
        ("Tests/TicketsTests/TicketsTests.swift", false),
        ("Tests/TicketsTests/Mixpanel/TicketsTests.swift", false),
        ("Tests/TicketsTests/TicketsFirebaseTests.swift", true),
        ("Tests/TicketsTests/Chain+Firebase.swift", true),
        ("Tests/TicketsTests/FirebaseAndMixpanel/TicketsTests.swift", true),
    ])
    func `a vendor in tests that are not named after it is found`(path: String, isAllowed: Bool) {
        let found = Architecture.sample.violations(
            in: [SourceFile(path: path, text: "import HeraldFirebase")],
            of: .sample.adding("HeraldFirebase", to: "TicketsTests")
        )
        let rule = "tests import a vendor only in files or folders named after it"
        #expect(found.map(\.rule) == (isAllowed ? [] : [rule]))
    }

    @Test func `a module that hands on another is found`() {
        let source = "@_exported public import HeraldCore"
        let found = violations(of: source, in: "Modules/HeraldFirebase/Exports.swift")
        #expect(found.map(\.file) == ["Modules/HeraldFirebase/Exports.swift"])
    }

    private func violations(of source: String, in path: String) -> [Violation] {
        Architecture.sample.violations(
            in: [SourceFile(path: path, text: source)],
            of: .sample
        )
    }
}
