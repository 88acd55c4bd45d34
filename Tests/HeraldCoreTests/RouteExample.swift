import HeraldCore

/// A way in which a chain answers for `Boarded`, and what its report says.
enum RouteExample: CaseIterable {
    case claimed
    case generic
    case direct
    case dropped
    case declined
    case empty
    case factoryThrows
    case trackerThrows
    case trackerRefuses
    case directThrows
    case directRefuses
    case nested
    case unmapped
    case wrapped
    case emptyClaim

    var factories: [any SampleEventTrackerFactory] {
        let declining = WrittenFactory { _ in .declined }
        return switch self {
        case .claimed: [claiming(SecondTracker {}, ActingTracker {}), declining]
        case .generic: [declining, GenericSampleEventTrackerFactory()]
        case .direct: [AlightedTable(), DirectSampleEventTrackerFactory()]
        case .dropped: [declining, BoardedTable(), GenericSampleEventTrackerFactory()]
        case .declined: [declining, AlightedTable()]
        case .empty: []
        case .factoryThrows: [declining, WrittenFactory { _ in throw SampleError() }]
        case .trackerThrows:
            [claiming(SecondTracker {}, ActingTracker { throw SampleError() }, SecondTracker {})]
        case .trackerRefuses: [claiming(ActingTracker { throw Self.refusal })]
        case .directThrows: [DirectSampleEventTrackerFactory { _, _ in throw SampleError() }]
        case .directRefuses: [DirectSampleEventTrackerFactory { _, _ in throw Self.refusal }]
        case .nested: [CompositeSampleEventTrackerFactory([declining, BoardedTable()])]
        case .unmapped: [AlightedTable(), RequireMappedSampleEventTrackerFactory()]
        case .wrapped: [Wrapper(BoardedTable())]
        case .emptyClaim: [claiming()]
        }
    }

    var report: ReportText {
        switch self {
        case .claimed:
            ReportText(.claimed, "WrittenFactory", ["SecondTracker", "ActingTracker"])
        case .generic: ReportText(.claimed, "GenericSampleEventTrackerFactory", ["ActingTracker"])
        case .direct: ReportText(.claimed, "DirectSampleEventTrackerFactory", ["ActingTracker"])
        case .dropped, .nested: ReportText(.dropped, "BoardedTable")
        case .declined, .empty: ReportText(.declined, nil)
        case .factoryThrows: ReportText(.failed, "WrittenFactory", failures: ["SampleError"])
        case .trackerThrows:
            ReportText(
                .failed,
                "WrittenFactory",
                ["SecondTracker", "ActingTracker"],
                failures: ["SampleError"]
            )
        case .trackerRefuses:
            ReportText(.refused, "WrittenFactory", ["ActingTracker"], failures: ["Refusal"])
        case .directThrows:
            ReportText(
                .failed,
                "DirectSampleEventTrackerFactory",
                ["ActingTracker"],
                failures: ["SampleError"]
            )
        case .directRefuses:
            ReportText(
                .refused,
                "DirectSampleEventTrackerFactory",
                ["ActingTracker"],
                failures: ["Refusal"]
            )
        case .unmapped:
            ReportText(
                .failed,
                "RequireMappedSampleEventTrackerFactory",
                failures: ["UnhandledEventError"]
            )
        case .wrapped: ReportText(.dropped, "Wrapper")
        case .emptyClaim: ReportText(.failed, "WrittenFactory", failures: ["EmptyClaimError"])
        }
    }

    private static let refusal = Refusal(of: "boarded", rule: "Too long.")

    private func claiming(
        _ trackers: any SampleEventTracker & Sendable...
    ) -> any SampleEventTrackerFactory {
        WrittenFactory { _ in .claimed(trackers) }
    }
}
