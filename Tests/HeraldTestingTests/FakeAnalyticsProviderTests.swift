import HeraldCore
import HeraldTesting
import Testing

@Suite struct FakeAnalyticsProviderTests {
    let fake = FakeAnalyticsProvider()

    @Test func `every call of a herald is recorded in one order`() {
        let herald = Herald(providers: [fake.heraldProvider()])

        herald.start()
        herald.setEnabled(true)
        herald.identify(Identity(userId: "rider-7"))
        herald.set(UserTheme())
        herald.track(FareSelected())
        herald.reset()
        herald.flush()

        #expect(
            fake.records == [
                .started, .enabledSet(true), .identified(Identity(userId: "rider-7")),
                .propertySet(UserTheme()), .tracked(FareSelected()), .reset, .flushed,
            ]
        )
    }

    @Test func `it is called fake unless it is named`() {
        #expect(fake.heraldProvider().name == "fake")
        #expect(fake.heraldProvider(named: "firebase").name == "firebase")
    }

    @Test func `events and properties are given apart`() {
        fake.track(FareSelected())
        fake.set(Theme())
        fake.track(FarePaid())
        fake.track(FareSelected(fareId: "month"))

        #expect(fake.events.map(\.name) == ["fare_selected", "fare_paid", "fare_selected"])
        #expect(fake.events(of: FareSelected.self).map(\.fareId) == ["day", "month"])
        #expect(fake.properties.map(\.name) == ["theme"])
    }

    @Test func `a list of records doesn't change with what comes later`() {
        fake.start()
        let records = fake.records
        fake.flush()

        #expect(records == [.started])
    }

    @Test func `cleared, it knows of no call and no expectation`() {
        fake.start()
        fake.expectStarted()
        fake.clear()
        #expect(fake.records.isEmpty)

        fake.flush()
        let message = """
            Nothing else was expected, but record 1 came too.

            Recorded:
              1. flush
            """
        expectFailure(message) { fake.expectNothingElse() }
    }

    @Test func `eight threads lose nothing and keep each its order`() async {
        await onThreads(8) { [fake] thread in
            for number in 0..<500 { fake.track(Numbered(thread: thread, number: number)) }
        }

        let events = fake.events(of: Numbered.self)
        #expect(events.count == 4_000)
        for thread in 0..<8 {
            let numbers = events.filter { $0.thread == thread }.map(\.number)
            #expect(numbers == Array(0..<500))
        }
    }
}

struct Numbered: Event {
    let thread: Int
    let number: Int

    var name: String { "numbered" }
}
