import HeraldCore
import HeraldTesting
import Testing

@Suite struct PropertyExpectationTests {
    let fake = FakeAnalyticsProvider()

    @Test func `the value set last counts`() {
        fake.set(Theme(value: "light"))
        fake.set(Theme(value: "dark"))

        fake.expectProperty("theme", is: "dark")
        fake.expectProperty(Theme.self, is: "dark")
    }

    @Test func `another value fails, with the history`() {
        fake.set(Theme(value: 3))
        fake.set(Theme(value: "3"))

        let text = """
            was string("3"), expected int(3). It was set to int(3) then string("3").

            Recorded:
              1. property theme = int(3) as HeraldTestingTests.Theme
              2. property theme = string("3") as HeraldTestingTests.Theme
            """
        expectFailure("Property 'theme' \(text)") { fake.expectProperty("theme", is: 3) }
        expectFailure("Property Theme \(text)") { fake.expectProperty(Theme.self, is: 3) }
    }

    @Test func `a property of another type fails`() {
        fake.set(UserTheme())

        let message = """
            Property Theme was never set, expected string("dark").

            Recorded:
              1. property theme = string("dark") as HeraldTestingTests.UserTheme
            """
        expectFailure(message) { fake.expectProperty(Theme.self, is: "dark") }
    }
}
