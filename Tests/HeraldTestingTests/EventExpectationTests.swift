import HeraldCore
import HeraldTesting
import Testing

@Suite struct EventExpectationTests {
    let fake = FakeAnalyticsProvider()

    @Test func `an event is found by its type and given`() throws {
        fake.track(FarePaid())
        fake.track(FareSelected(fareId: "month"))

        var checked: [String] = []
        let event = fake.expectTracked(FareSelected.self) { checked.append($0.fareId) }

        #expect(event?.fareId == "month")
        #expect(checked == ["month"])
    }

    @Test func `an event is found by its name and given`() throws {
        fake.track(FarePaid())
        fake.track(FareSelected())

        var checked: [String] = []
        let event = fake.expectTracked("fare_paid") { checked.append($0.name) }

        #expect(event is FarePaid)
        #expect(checked == ["fare_paid"])
    }

    @Test func `a check may throw`() {
        fake.track(FarePaid())

        #expect(throws: VendorBroke()) {
            try fake.expectTracked(FarePaid.self) { _ in throw VendorBroke() }
        }
        #expect(throws: VendorBroke()) {
            try fake.expectTracked("fare_paid") { _ in throw VendorBroke() }
        }
    }

    @Test func `an event of another type fails, and the timeline shows which`() {
        fake.track(FareChosen())

        let message = """
            Event FareSelected was never recorded, expected once.

            Recorded:
              1. event    fare_selected { fare_id = string("day") } as HeraldTestingTests.FareChosen
            """
        expectFailure(message) { fake.expectTracked(FareSelected.self) { _ in neverRun() } }
    }

    @Test func `a name that was never tracked fails`() {
        let message = """
            Event 'fare_paid' was never recorded, expected once.

            Recorded:
              (nothing was recorded)
            """
        expectFailure(message) { fake.expectTracked("fare_paid") { _ in neverRun() } }
    }

    @Test func `two events where one is expected fail`() {
        fake.track(FareSelected())
        fake.start()
        fake.track(FareSelected(fareId: "month"))

        let message = """
            Event 'fare_selected' was recorded 2 times (records 1, 3), expected once.

            Recorded:
              1. event    fare_selected { fare_id = day }
              2. start
              3. event    fare_selected { fare_id = month }
            """
        expectFailure(message) { fake.expectTracked("fare_selected") }
    }

    @Test func `so many events as expected are given in their order`() {
        fake.track(FareSelected(fareId: "day"))
        fake.track(FareChosen())
        fake.track(FareSelected(fareId: "month"))

        let typed = fake.expectTracked(FareSelected.self, times: 2)
        let named = fake.expectTracked("fare_selected", times: 3)
        let none = fake.expectTracked("fare_paid", times: 0)

        #expect(typed.map(\.fareId) == ["day", "month"])
        #expect(named.count == 3)
        #expect(named[1] is FareChosen)
        #expect(none.isEmpty)
    }

    @Test func `another count than expected fails`() {
        fake.track(FarePaid())

        let text =
            "was recorded once (record 1), expected 2 times.\n\nRecorded:\n  1. event    fare_paid"
        let named = "Event 'fare_paid' \(text)"
        expectFailure(named) { fake.expectTracked("fare_paid", times: 2) }
        let typed = "Event FarePaid \(text) as HeraldTestingTests.FarePaid"
        expectFailure(typed) { fake.expectTracked(FarePaid.self, times: 2) }
    }

    @Test func `what wasn't tracked isn't missed`() {
        fake.track(FareChosen())

        fake.expectNotTracked("fare_paid")
        fake.expectNotTracked(FareSelected.self)
    }

    @Test func `what was tracked against expectation fails`() {
        fake.track(FarePaid())

        let rest =
            "was recorded once (record 1), expected never.\n\nRecorded:\n  1. event    fare_paid"
        expectFailure("Event 'fare_paid' \(rest)") { fake.expectNotTracked("fare_paid") }
        let typed = "Event FarePaid \(rest) as HeraldTestingTests.FarePaid"
        expectFailure(typed) { fake.expectNotTracked(FarePaid.self) }
    }

    @Test func `the code of an event may track while it is looked at`() {
        fake.track(Chatty(fake: fake))

        fake.expectTracked("chatty")
        #expect(fake.records.count > 1)
    }
}

/// An event that tracks another when its name is read.
struct Chatty: Event {
    let fake: FakeAnalyticsProvider

    var name: String {
        fake.track(FarePaid())
        return "chatty"
    }
}

/// Fails when a check runs that mustn't.
func neverRun() {
    Issue.record("The check ran.")
}
