extension ChainMistake {
    /// The whole text of the problem.
    var message: String {
        switch self {
        case .fallbackInTheMiddle:
            Self.misplaced(
                "'RequireMappedSampleEventTrackerFactory'",
                "factory 2 of 3",
                before: "'WrittenFactory' (factory 3 of 3)"
            )
        case .twoFallbacks:
            Self.two(
                "'GenericSampleEventTrackerFactory' (factory 1 of 3), "
                    + "'RequireMappedSampleEventTrackerFactory' (factory 3 of 3)"
            )
        case .fallbackInAnEarlierComposite:
            Self.misplaced(
                "'GenericSampleEventTrackerFactory'",
                "factory 2 of 2, inside 'CompositeSampleEventTrackerFactory' (factory 1 of 2)",
                before: "'WrittenFactory' (factory 2 of 2)"
            )
        case .fallbackInAWrapper:
            Self.misplaced(
                "'Wrapper'",
                "factory 1 of 2",
                before: "'BoardedTable' (factory 2 of 2)"
            )
        case .fallbackInAWrapperInAComposite:
            Self.misplaced(
                "'Wrapper'",
                "factory 1 of 1, inside 'CompositeSampleEventTrackerFactory' (factory 1 of 1, "
                    + "inside 'CompositeSampleEventTrackerFactory' (factory 2 of 3))",
                before: "'WrittenFactory' (factory 3 of 3)"
            )
        case .fallbackInACompositeInAWrapper:
            Self.misplaced(
                "'Wrapper'",
                "factory 1 of 2",
                before: "'WrittenFactory' (factory 2 of 2)"
            )
        case .twoFallbacksAcrossComposites:
            Self.two(
                "'GenericSampleEventTrackerFactory' (factory 2 of 2, inside "
                    + "'CompositeSampleEventTrackerFactory' (factory 1 of 2)), "
                    + "'RequireMappedSampleEventTrackerFactory' (factory 1 of 1, inside "
                    + "'CompositeSampleEventTrackerFactory' (factory 2 of 2))"
            )
        default: tableMessage
        }
    }

    private var tableMessage: String {
        switch self {
        case .twoTablesAcrossComposites:
            Self.overlap(
                "'BoardedTable' (factory 2 of 2, inside 'CompositeSampleEventTrackerFactory' "
                    + "(factory 1 of 2)) and 'JourneyTable' (factory 1 of 1, inside "
                    + "'CompositeSampleEventTrackerFactory' (factory 2 of 2))"
            )
        case .twoTablesOneWrapped:
            Self.overlap("'JourneyTable' (factory 1 of 3) and 'Wrapper' (factory 2 of 3)")
        case .twoRowsOfOneTable: Self.repeated("factory 2 of 2")
        case .twoRowsOfAnOverridingTable: Self.repeated("factory 1 of 2")
        default: Self.overlap("'BoardedTable' (factory 1 of 2) and 'JourneyTable' (factory 2 of 2)")
        }
    }

    private static func misplaced(
        _ factory: String,
        _ position: String,
        before last: String
    ) -> String {
        "'CompositeSampleEventTrackerFactory' has a factory in the wrong place: \(factory) answers "
            + "for everything and is \(position), so \(last) would never be asked. To fix, move it "
            + "to the end."
    }

    private static func two(_ list: String) -> String {
        "'CompositeSampleEventTrackerFactory' can have one factory that answers for everything; "
            + "this one has 2: \(list). Those after the first would never be asked. To fix, keep "
            + "one of them, at the end."
    }

    private static func overlap(_ list: String) -> String {
        "'CompositeSampleEventTrackerFactory' has two tables with a row for 'Boarded': \(list). "
            + "Which one answers would depend on the order features are joined in. To fix, remove "
            + "one row, or let 'isOverriding' be true in the earlier table."
    }

    private static func repeated(_ position: String) -> String {
        "Table 'StutteringTable' (\(position) of 'CompositeSampleEventTrackerFactory') has two rows "
            + "for 'Boarded'. The second would never be asked. To fix, keep one of them."
    }
}
