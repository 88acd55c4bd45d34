import HeraldCore
import HeraldTesting
import Testing

@Suite struct OrderExpectationTests {
    let fake = FakeAnalyticsProvider()

    @Test func `records in the order pass with others between them`() {
        fake.start()
        fake.setEnabled(true)
        fake.identify(Identity(userId: "rider-7"))
        fake.set(Theme())
        fake.track(FareSelected())
        fake.set(UserTheme())
        fake.track(FarePaid())
        fake.reset()
        fake.flush()

        fake.expectOrder(
            .started,
            .enabledSet(true),
            .identified(as: "rider-7"),
            .propertySet("theme"),
            .tracked(FareSelected.self),
            .propertySet(UserTheme.self),
            .tracked("fare_paid"),
            .reset,
            .flushed
        )
        fake.expectOrder(.identified, .exactly(.tracked(FareSelected())), .flushed)
        fake.expectOrder()
    }

    @Test func `one record stands for one place only`() {
        fake.track(FarePaid())
        fake.track(FarePaid())

        fake.expectOrder(.tracked(FarePaid.self), .tracked("fare_paid"))
        let message = """
            These were expected in this order:
              event 'fare_paid': record 1
              event 'fare_paid': record 2
              event 'fare_paid': not after record 2, only as records 1, 2

            Recorded:
              1. event    fare_paid
              2. event    fare_paid
            """
        let paid = ExpectedRecord.tracked("fare_paid")
        expectFailure(message) { fake.expectOrder(paid, paid, paid) }
    }

    @Test func `another order fails and says where each stands`() {
        fake.track(FarePaid())
        fake.start()
        fake.track(FareChosen())

        let message = """
            These were expected in this order:
              start: record 2
              event FarePaid: not after record 2, only as record 1
              event FareChosen: not searched for

            Recorded:
              1. event    fare_paid as HeraldTestingTests.FarePaid
              2. start
              3. event    fare_selected { fare_id = string("day") } as HeraldTestingTests.FareChosen
            """
        let expected: [ExpectedRecord] = [.tracked(FarePaid.self), .tracked(FareChosen.self)]
        expectFailure(message) { fake.expectOrder(.started, expected[0], expected[1]) }
    }

    @Test(
        arguments: [
            (.tracked(FareSelected.self), "event FareSelected"),
            (.tracked("fare_paid"), "event 'fare_paid'"),
            (.propertySet(Theme.self), "property Theme"),
            (.propertySet("tone"), "property 'tone'"),
            (.identified(as: "rider-9"), "identify with the expected id"),
            (.enabledSet(true), "enabled true"),
            (.reset, "reset"),
            (.started, "start"),
            (.flushed, "flush"),
            (
                .exactly(.tracked(FarePaid())),
                "event    fare_paid as HeraldTestingTests.FarePaid"
            ),
        ] as [(ExpectedRecord, String)]
    )
    func `a record that never came fails`(expected: ExpectedRecord, text: String) {
        fake.track(FareChosen())
        fake.set(UserTheme())
        fake.identify(Identity(userId: "rider-7"))
        fake.setEnabled(false)

        let message = "These were expected in this order:\n  \(text): never recorded\n\nRecorded:\n"
        withKnownIssue {
            fake.expectOrder(expected)
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix(message) == true
        }
    }
}
