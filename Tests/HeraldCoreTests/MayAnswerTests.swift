import HeraldCore
import Testing

@Suite struct MayAnswerTests {
    private let log = Log<String>()

    private func picky(_ name: String) -> PickyFactory { PickyFactory(name: name, log: log) }

    @Test func `a chain asks a factory once a type, and never again for what it declined`() throws {
        let composite = CompositeSampleEventTrackerFactory([picky("a")])
        for _ in 1...3 {
            #expect(try composite.create(Alighted()).handlers().isEmpty)
            _ = try composite.create(Boarded())
        }
        #expect(
            log.entries == [
                "a may answer Alighted", "a may answer Boarded", "a answers", "a answers",
                "a answers",
            ]
        )
    }

    @Test func `Herald asks once a type too`() {
        let herald = Herald(
            providers: [.sample("1", picky("a")), .sample("2", picky("b"))],
            clock: .still
        )
        for _ in 1...3 { herald.track(Alighted()) }
        herald.track(Boarded())
        herald.track(Boarded())
        #expect(
            log.entries == [
                "a may answer Alighted", "b may answer Alighted", "a may answer Boarded",
                "b may answer Boarded", "a answers", "b answers", "a answers", "b answers",
            ]
        )
    }

    @Test func `a composite may answer when one of its factories may`() {
        let composite = CompositeSampleEventTrackerFactory([picky("a"), AlightedTable()])
        #expect(composite.mayAnswer(for: Boarded.self))
        #expect(composite.mayAnswer(for: Alighted.self))
        #expect(!composite.mayAnswer(for: Named.self))
        #expect(!CompositeSampleEventTrackerFactory([]).mayAnswer(for: Boarded.self))
    }

    @Test func `a table may answer for the types of its rows, and their subclasses`() {
        let table = GeneratedTable(
            id: 1,
            rows: [GeneratedFactory.Row(kind: .base, answer: .drop)],
            isOverriding: false,
            log: log
        )
        #expect(table.mayAnswer(for: BaseEvent.self))
        #expect(table.mayAnswer(for: DerivedEvent.self))
        #expect(!table.mayAnswer(for: FinalEvent.self))
    }

    @Test func `a table's rows are read when the chain is built`() {
        let table = CountedTable(log: log)
        let herald = Herald(providers: [.sample("a", table)], clock: .still)
        #expect(!log.take().isEmpty)
        for _ in 1...3 { herald.track(Boarded()) }
        #expect(log.entries == [])
    }

    @Test func `the first row of a type that does not decline answers`() throws {
        let table = GeneratedTable(
            id: 1,
            rows: [
                GeneratedFactory.Row(kind: .base, answer: .decline),
                GeneratedFactory.Row(kind: .derived, answer: .drop),
            ],
            isOverriding: false,
            log: log
        )
        _ = try table.create(DerivedEvent(1))
        #expect(log.take() == ["asked 1", "asked 1"])
    }

    @Test func `a service for events alone declines properties`() {
        let reports = Log<RouteReport>()
        let service = AnalyticsTrackerService<any SampleEventTracker, Never>(
            events: BoardedTable(),
            runTracker: { try $0.track() }
        )
        let herald = Herald(
            providers: [HeraldProvider(name: "a", events: service, properties: service)],
            clock: .still,
            routeObserver: { reports.append($0) }
        )
        herald.track(Boarded())
        herald.set(Seat())
        #expect(reports.entries.map(\.outcome) == [.dropped, .declined])
    }
}

/// A hand-written factory that says which type it answers for.
private struct PickyFactory: SampleEventTrackerFactory {
    let name: String
    let log: Log<String>

    func create(_ event: any Event) -> SampleResolution {
        log.append("\(name) answers")
        return .dropped
    }

    func mayAnswer(for type: any Event.Type) -> Bool {
        log.append("\(name) may answer \(type)")
        return type is Boarded.Type
    }
}

private struct CountedTable: SampleEventTrackerTable {
    let log: Log<String>

    var routes: [SampleRoute] {
        log.append("rows read")
        return [.drop(Boarded.self)]
    }
}
