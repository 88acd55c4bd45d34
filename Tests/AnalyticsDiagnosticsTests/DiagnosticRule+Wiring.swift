extension DiagnosticRule {
    static let wiring = [
        DiagnosticRule(
            10,
            "Screens and their logic call no vendor's SDK",
            by: .test,
            proofs: [
                .test(
                    "every import of this repository is one its row allows",
                    in: "ArchitectureTests/ArchitectureImportsTests.swift"
                ),
                .test(
                    "the table and the manifest of this package agree",
                    in: "ArchitectureTests/ArchitectureTableTests.swift"
                ),
            ]
        ),
        DiagnosticRule(
            11,
            "One service, made by the app and handed on; where it is missing, that is seen",
            by: .type,
            .test,
            proofs: [
                .snippet("a tap that tells nobody"), .snippet("a reporter that tells nobody"),
                .own(
                    "a debug build stops at the first call and says what to do",
                    "MissingAnalytics"
                ),
                .own("what a release build writes is one line a process", "MissingAnalytics"),
            ]
        ),
        DiagnosticRule(
            12,
            "Previews and tests have a service that does nothing",
            by: .test,
            proofs: [
                .own("the silent service takes every call and writes nothing", "AnalyticsDoubles")
            ]
        ),
        DiagnosticRule(
            13,
            "Every provider gets every event",
            by: .test,
            proofs: [
                .test(
                    "each call reaches every provider, in the order they are registered in",
                    in: "HeraldCoreTests/HeraldFanoutTests.swift"
                ),
                .test(
                    "a factory that throws fails its vendor alone",
                    in: "HeraldCoreTests/FailureIsolationTests.swift"
                ),
            ]
        ),
    ]

    static let release = [
        DiagnosticRule(
            14,
            "Each new screen, action and error is covered",
            by: .test,
            proofs: [
                .own("a name of a list that nothing reported is missing", "DiagnosticCoverage")
            ]
        ),
        DiagnosticRule(
            15,
            "Names tell the scenario, in snake case that every vendor takes",
            by: .test,
            .reading,
            proofs: [
                .own("a name that is not snake case is found", "DiagnosticNames"),
                .own("a name that a vendor would drop or show oddly is found", "DiagnosticNames"),
            ]
        ),
        DiagnosticRule(
            16,
            "Before a release: format, tests, and a look at what is sent",
            by: .check,
            .reading,
            proofs: [
                .line("check: setup lint", in: "Makefile"),
                .line("@.ci/test --skip-build $(FLAGS)", in: "Makefile"),
                .line("make check", in: ".ci/run"),
            ]
        ),
    ]
}
