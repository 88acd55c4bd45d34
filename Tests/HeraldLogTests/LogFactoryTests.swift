import HeraldCore
import HeraldLog
import Testing

@Suite struct LogFactoryTests {
    let book = LogBook()

    @Test func `screen views are answered for by type and by value`() throws {
        let factory = ScreenViewLogEventTrackerFactory(logger: book.logger)

        #expect(factory.mayAnswer(for: FareList.self))
        #expect(!factory.mayAnswer(for: FareSelected.self))
        #expect(try factory.create(FareList()).handlers().first is ScreenViewLogEventTracker)
        guard case .declined = factory.create(FareSelected()) else {
            Issue.record("An event that isn't a screen view was answered for.")
            return
        }
    }

    @Test func `the generic factory says the same with and without a tracker`() throws {
        let factory = GenericLogEventTrackerFactory(logger: book.logger)
        let event = FareSelected(parameters: ["price": 9.99])

        for tracker in try factory.create(event).handlers() { try tracker.track() }
        try factory.direct.send(event, event.parameters)

        let record = "[herald] event   fare_selected\n    └─ price = 9.99"
        #expect(book.records == [record, record])
    }

    @Test func `a herald makes no tracker for a plain event`() {
        let routes = Routes()
        let herald = Herald(providers: [.log(to: book.logger)], routeObserver: routes.observe)

        herald.track(FareSelected())
        herald.track(FareList())
        herald.set(Theme())

        #expect(
            routes.texts == [
                "GenericLogEventTrackerFactory: GenericLogEventTracker",
                "ScreenViewLogEventTrackerFactory: ScreenViewLogEventTracker",
                "GenericLogPropertySetterFactory: GenericLogPropertySetter",
            ]
        )
    }

    @Test func `both generic factories end a chain`() {
        #expect(throws: ChainProblem.self) {
            try CompositeLogEventTrackerFactory.validate([
                GenericLogEventTrackerFactory(logger: book.logger),
                ScreenViewLogEventTrackerFactory(logger: book.logger),
            ])
        }
        #expect(throws: ChainProblem.self) {
            try CompositeLogPropertySetterFactory.validate([
                GenericLogPropertySetterFactory(logger: book.logger),
                RequireMappedLogPropertySetterFactory(),
            ])
        }
    }

    @Test func `a strict log reports what no factory answered for`() {
        let tracker = LogAnalyticsTrackerService(
            eventTrackerFactory: CompositeLogEventTrackerFactory([
                HiddenFaresFactory(), RequireMappedLogEventTrackerFactory(),
            ]),
            propertySetterFactory: RequireMappedLogPropertySetterFactory()
        )
        let routes = Routes()
        let herald = Herald(
            providers: [HeraldProvider(name: "log", events: tracker, properties: tracker)],
            routeObserver: routes.observe
        )

        herald.track(FareSelected())
        herald.track(FareList())
        herald.set(Theme())

        #expect(routes.outcomes == [.dropped, .failed, .failed])
        #expect(book.records.isEmpty)
        #expect(herald.unreportedFailures == 2)
    }
}

/// A rule for the log, as a table.
struct HiddenFaresFactory: LogEventTrackerTable {
    var routes: [LogRoute] {
        Route.drop(FareSelected.self)
    }
}
