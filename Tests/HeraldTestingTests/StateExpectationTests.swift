import HeraldCore
import HeraldTesting
import Testing

@Suite struct StateExpectationTests {
    let fake = FakeAnalyticsProvider()

    @Test func `calls as expected pass`() {
        fake.start()
        fake.setEnabled(false)
        fake.setEnabled(true)
        fake.identify(Identity(userId: "rider-7"))
        fake.reset()
        fake.identify(Identity(userId: "rider-8"))
        fake.reset()
        fake.flush()

        fake.expectStarted()
        fake.expectEnabled(true)
        fake.expectIdentified(as: "rider-7")
        fake.expectIdentified(as: "rider-8")
        fake.expectIdentified(as: "rider-9", times: 0)
        fake.expectReset(times: 2)
        fake.expectFlushed()
    }

    @Test func `calls that never came fail`() {
        let end = "expected once.\n\nRecorded:\n  (nothing was recorded)"
        expectFailure("Start was never recorded, \(end)") { fake.expectStarted() }
        expectFailure("Flush was never recorded, \(end)") { fake.expectFlushed() }
        expectFailure("Reset was never recorded, \(end)") { fake.expectReset() }
        let identify = "Identify with the expected id was never recorded, \(end)"
        expectFailure(identify) { fake.expectIdentified(as: "rider-7") }
        let enabled =
            "Enabled was never set, expected true.\n\nRecorded:\n  (nothing was recorded)"
        expectFailure(enabled) { fake.expectEnabled(true) }
    }

    @Test func `a call that came twice fails`() {
        fake.start()
        fake.start()

        let message = """
            Start was recorded 2 times (records 1, 2), expected once.

            Recorded:
              1. start
              2. start
            """
        expectFailure(message) { fake.expectStarted() }
    }

    @Test func `another person fails, and no id is shown`() {
        fake.identify(Identity(userId: "rider-7"))
        fake.reset()
        fake.identify(Identity(userId: "rider-8"))

        let message = """
            Identify with the expected id was never recorded, expected once. Someone else was \
            identified in records 1, 3.

            Recorded:
              1. identify Identity(…)
              2. reset
              3. identify Identity(…)
            """
        expectFailure(message) { fake.expectIdentified(as: "rider-9") }
    }

    @Test func `collection turned on and off again isn't on`() {
        fake.setEnabled(true)
        fake.setEnabled(false)

        let message = """
            Enabled was false, expected true. It was set to true then false.

            Recorded:
              1. enabled  true
              2. enabled  false
            """
        expectFailure(message) { fake.expectEnabled(true) }
    }
}
