import HeraldCore
import Testing

@Suite struct ChainValidationTests {
    @Test(arguments: ChainMistake.allCases)
    func `validate throws the problem, whole`(mistake: ChainMistake) {
        let problem = #expect(throws: ChainProblem.self) {
            try CompositeSampleEventTrackerFactory.validate(mistake.factories)
        }
        #expect(problem?.description == mistake.message)
    }

    @Test(arguments: ChainMistake.allCases)
    func `building such a chain stops the program with the problem`(
        mistake: ChainMistake
    ) async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [mistake] in
            _ = CompositeSampleEventTrackerFactory(mistake.factories)
        }
        #expect(result.errorText.contains("Fatal error: \(mistake.message)"))
    }

    @Test func `a chain may be empty, or hold no fallback`() throws {
        try CompositeSampleEventTrackerFactory.validate([])
        try CompositeSampleEventTrackerFactory.validate([WrittenFactory { _ in .declined }])
        try CompositeSampleEventTrackerFactory.validate([CompositeSampleEventTrackerFactory([])])
    }

    @Test func `a fallback may end a nested chain when nothing follows the whole`() throws {
        let nested = CompositeSampleEventTrackerFactory([
            BoardedTable(), Wrapper(GenericSampleEventTrackerFactory()),
        ])
        try CompositeSampleEventTrackerFactory.validate([WrittenFactory { _ in .declined }, nested])
        try CompositeSampleEventTrackerFactory.validate([
            nested, CompositeSampleEventTrackerFactory([]),
        ])
    }

    @Test func `an overriding table may come before another, also nested and wrapped`() throws {
        let early = BoardedTable(isOverriding: true)
        try CompositeSampleEventTrackerFactory.validate([early, JourneyTable()])
        try CompositeSampleEventTrackerFactory.validate([
            Wrapper(early), CompositeSampleEventTrackerFactory([JourneyTable()]),
        ])
    }

    @Test func `an overriding table does not excuse the two tables after it`() {
        let tables: [any SampleEventTrackerFactory] = [
            StopTable(), BoardedTable(), JourneyTable(),
        ]
        let problem = #expect(throws: ChainProblem.self) {
            try CompositeSampleEventTrackerFactory.validate(tables)
        }
        #expect(problem?.description.contains("'BoardedTable' (factory 2 of 3)") == true)
    }

    @Test func `tables of different events go together`() throws {
        try CompositeSampleEventTrackerFactory.validate([BoardedTable(), AlightedTable()])
    }

    @Test func `the chain for properties has the rules of fallbacks`() {
        let strict = RequireMappedSamplePropertySetterFactory()
        let problem = #expect(throws: ChainProblem.self) {
            try CompositeSamplePropertySetterFactory.validate([
                CompositeSamplePropertySetterFactory([strict]),
                GenericSamplePropertySetterFactory(),
            ])
        }
        #expect(
            problem?.description
                == "'CompositeSamplePropertySetterFactory' can have one factory that answers for "
                + "everything; this one has 2: 'RequireMappedSamplePropertySetterFactory' (factory 1 "
                + "of 1, inside 'CompositeSamplePropertySetterFactory' (factory 1 of 2)), "
                + "'GenericSamplePropertySetterFactory' (factory 2 of 2). Those after the first "
                + "would never be asked. To fix, keep one of them, at the end."
        )
    }

    @Test func `a wrong chain for properties stops the program`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = CompositeSamplePropertySetterFactory([
                GenericSamplePropertySetterFactory(),
                WrittenSetterFactory { _ in .declined },
            ])
        }
        #expect(
            result.errorText.contains(
                "Fatal error: 'CompositeSamplePropertySetterFactory' has a factory in the wrong "
                    + "place: 'GenericSamplePropertySetterFactory' answers for everything and is "
                    + "factory 1 of 2, so 'WrittenSetterFactory' (factory 2 of 2) would never be "
                    + "asked. To fix, move it to the end."
            )
        )
    }
}

private struct StopTable: SampleEventTrackerTable {
    var isOverriding: Bool { true }
    var routes: [SampleRoute] { Route.drop(Boarded.self) }
}
