import HeraldCore
import HeraldTesting
import Testing

@Suite struct NothingExpectationTests {
    let fake = FakeAnalyticsProvider()

    private func callEverything() {
        fake.start()
        fake.setEnabled(true)
        fake.identify(Identity(userId: "rider-7"))
        fake.set(Theme())
        fake.track(FareSelected())
        fake.track(FarePaid())
        fake.reset()
        fake.flush()
    }

    @Test func `nothing tracked passes whatever else came`() {
        fake.start()
        fake.set(Theme())

        fake.expectNothingTracked()
    }

    @Test func `an event where none is expected fails`() {
        fake.start()
        fake.track(FarePaid())

        let message = """
            Any event was recorded once (record 2), expected never.

            Recorded:
              1. start
              2. event    fare_paid
            """
        expectFailure(message) { fake.expectNothingTracked() }
    }

    @Test func `nothing else passes once all was spoken of`() {
        callEverything()

        fake.expectStarted()
        fake.expectEnabled(true)
        fake.expectIdentified(as: "rider-7")
        fake.expectProperty("theme", is: "dark")
        fake.expectTracked(FareSelected.self)
        fake.expectTracked("fare_paid")
        fake.expectReset()
        fake.expectFlushed()

        fake.expectNothingElse()
    }

    @Test func `nothing else fails for every kind of record`() {
        callEverything()

        let message = """
            Nothing else was expected, but records 1, 2, 3, 4, 5, 6, 7, 8 came too.

            Recorded:
              1. start
              2. enabled  true
              3. identify Identity(…)
              4. property theme = dark
              5. event    fare_selected { fare_id = day }
              6. event    fare_paid
              7. reset
              8. flush
            """
        expectFailure(message) { fake.expectNothingElse() }
    }

    @Test func `nothing else fails for what came after it was spoken of`() {
        fake.track(FarePaid())
        fake.expectTracked(FarePaid.self)
        fake.track(FarePaid())

        let message = """
            Nothing else was expected, but record 2 came too.

            Recorded:
              1. event    fare_paid
              2. event    fare_paid
            """
        expectFailure(message) { fake.expectNothingElse() }
    }

    @Test func `another person's sign-in isn't spoken of`() {
        fake.identify(Identity(userId: "rider-7"))
        fake.identify(Identity(userId: "rider-8"))
        fake.expectIdentified(as: "rider-8")

        let message = """
            Nothing else was expected, but record 1 came too.

            Recorded:
              1. identify Identity(…)
              2. identify Identity(…)
            """
        expectFailure(message) { fake.expectNothingElse() }
    }

    @Test func `an order speaks of what is in it`() {
        fake.start()
        fake.track(FarePaid())
        fake.flush()
        fake.expectOrder(.started, .flushed)

        let message = """
            Nothing else was expected, but record 2 came too.

            Recorded:
              1. start
              2. event    fare_paid
              3. flush
            """
        expectFailure(message) { fake.expectNothingElse() }
    }
}
