import HeraldCore

struct Boarded: Event {
    let name = "boarded"
}

struct Alighted: Event {
    let name = "alighted"
}

struct BoardedTable: SampleEventTrackerTable {
    var isOverriding = false

    var routes: [SampleRoute] {
        Route.drop(Boarded.self)
    }
}

struct AlightedTable: SampleEventTrackerTable {
    var routes: [SampleRoute] { Route.drop(Alighted.self) }
}

struct JourneyTable: SampleEventTrackerTable {
    var isOverriding = false

    var routes: [SampleRoute] {
        Route.drop(Alighted.self)
        Route.drop(Boarded.self)
    }
}

struct StutteringTable: SampleEventTrackerTable {
    var isOverriding = false

    var routes: [SampleRoute] {
        Route.drop(Boarded.self)
        Route.drop(Alighted.self)
        Route.drop(Boarded.self)
    }
}

/// A list of factories that can't be a chain, each of them fine by itself.
enum ChainMistake: String, CaseIterable, Codable, Sendable {
    case fallbackInTheMiddle
    case twoFallbacks
    case fallbackInAnEarlierComposite
    case fallbackInAWrapper
    case fallbackInAWrapperInAComposite
    case fallbackInACompositeInAWrapper
    case twoFallbacksAcrossComposites
    case twoTables
    case twoTablesAcrossComposites
    case twoTablesOneWrapped
    case overridingTableComesLater
    case twoRowsOfOneTable
    case twoRowsOfAnOverridingTable

    var factories: [any SampleEventTrackerFactory] {
        let generic = GenericSampleEventTrackerFactory()
        let strict = RequireMappedSampleEventTrackerFactory()
        let written = WrittenFactory { _ in .declined }
        let table = BoardedTable()
        let journey = JourneyTable()
        return switch self {
        case .fallbackInTheMiddle: [table, strict, written]
        case .twoFallbacks: [generic, table, strict]
        case .fallbackInAnEarlierComposite: [Self.chain(table, generic), written]
        case .fallbackInAWrapper: [Wrapper(Wrapper(generic)), table]
        case .fallbackInAWrapperInAComposite:
            [table, Self.chain(Self.chain(Wrapper(generic))), written]
        case .fallbackInACompositeInAWrapper: [Wrapper(Self.chain(table, strict)), written]
        case .twoFallbacksAcrossComposites: [Self.chain(table, generic), Self.chain(strict)]
        case .twoTables: [table, journey]
        case .twoTablesAcrossComposites: [Self.chain(written, table), Self.chain(journey)]
        case .twoTablesOneWrapped: [journey, Wrapper(table), generic]
        case .overridingTableComesLater: [table, JourneyTable(isOverriding: true)]
        case .twoRowsOfOneTable: [written, StutteringTable()]
        case .twoRowsOfAnOverridingTable: [StutteringTable(isOverriding: true), written]
        }
    }

    private static func chain(
        _ factories: any SampleEventTrackerFactory...
    ) -> any SampleEventTrackerFactory {
        CompositeSampleEventTrackerFactory(factories)
    }
}
