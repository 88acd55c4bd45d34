import HeraldCore
import HeraldTesting
import Testing

@Suite struct ParameterExpectationTests {
    let fake = FakeAnalyticsProvider()

    init() {
        fake.start()
        fake.track(FareSelected(seats: "3"))
    }

    private let timeline = """


        Recorded:
          1. start
          2. event    fare_selected { fare_id = string("day"), seats = string("3") } \
        as HeraldTestingTests.FareSelected
        """

    @Test func `parameters as expected pass`() {
        fake.expectParameters(of: FareSelected.self, are: ["fare_id": "day", "seats": "3"])
        fake.expectParameters(of: "fare_selected", are: ["fare_id": "day", "seats": "3"])
        fake.expectParameter("seats", of: FareSelected.self, is: "3")
        fake.expectParameter("seats", of: "fare_selected", is: "3")
        fake.expectNoParameter("card", of: FareSelected.self)
        fake.expectNoParameter("card", of: "fare_selected")
    }

    @Test func `a value of another case fails`() {
        let text = #"isn't as expected. Parameter 'seats' was string("3"), expected int(3)."#
        let typed = "Event FareSelected \(text)\(timeline)"
        expectFailure(typed) { fake.expectParameter("seats", of: FareSelected.self, is: 3) }
        let named = "Event 'fare_selected' \(text)\(timeline)"
        expectFailure(named) { fake.expectParameter("seats", of: "fare_selected", is: 3) }
    }

    @Test func `a parameter that is missing fails`() {
        let message =
            "Event 'fare_selected' isn't as expected. Parameter 'rider' was missing, expected "
            + #"string("adult")."# + timeline
        expectFailure(message) { fake.expectParameter("rider", of: "fare_selected", is: "adult") }
    }

    @Test func `a parameter that mustn't be there fails`() {
        let text = #"isn't as expected. Parameter 'seats' was string("3"), expected none."#
        let typed = "Event FareSelected \(text)\(timeline)"
        expectFailure(typed) { fake.expectNoParameter("seats", of: FareSelected.self) }
        let named = "Event 'fare_selected' \(text)\(timeline)"
        expectFailure(named) { fake.expectNoParameter("seats", of: "fare_selected") }
    }

    @Test func `all differences of a set are named in the order of their keys`() {
        let text =
            #"isn't as expected. Parameter 'fare_id' was string("day"), expected none. "#
            + "Parameter 'rider' was missing, expected bool(true). "
            + #"Parameter 'seats' was string("3"), expected int(3)."# + timeline
        let named = "Event 'fare_selected' " + text
        let typed = "Event FareSelected " + text
        let all: [String: AnalyticsValue] = ["seats": 3, "rider": true]
        expectFailure(named) { fake.expectParameters(of: "fare_selected", are: all) }
        expectFailure(typed) { fake.expectParameters(of: FareSelected.self, are: all) }
    }

    @Test func `parameters of an event that isn't there fail once`() {
        fake.clear()

        let message =
            "Event 'fare_paid' was never recorded, expected once.\n\n"
            + "Recorded:\n  (nothing was recorded)"
        expectFailure(message) { fake.expectParameters(of: "fare_paid", are: [:]) }
    }
}
