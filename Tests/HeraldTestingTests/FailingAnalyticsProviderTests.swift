import HeraldCore
import HeraldTesting
import Synchronization
import Testing

@Suite struct FailingAnalyticsProviderTests {
    @Test func `every call is recorded and reported, and others get it too`() {
        let failing = FailingAnalyticsProvider(error: VendorBroke())
        let fake = FakeAnalyticsProvider()
        let failures = Failures()
        let herald = Herald(
            providers: [failing.heraldProvider(), fake.heraldProvider()],
            errorReporter: failures.add
        )

        herald.start()
        herald.setEnabled(false)
        herald.identify(Identity(userId: "rider-7"))
        herald.set(Theme())
        herald.track(FareSelected())
        herald.reset()
        herald.flush()

        #expect(failing.fake.records.count == 7)
        #expect(fake.records == failing.fake.records)
        #expect(
            failures.texts
                == [
                    "Start", "SetEnabled(false)", "Identify", "SetProperty(theme)",
                    "Track(fare_selected)", "Reset", "Flush",
                ].map { "failing failed on \($0): The vendor broke." }
        )
    }
}

final class Failures: Sendable {
    private let all = Mutex<[AnalyticsFailure]>([])

    var texts: [String] { all.withLock { $0 }.map(\.description) }

    func add(_ failure: AnalyticsFailure) {
        all.withLock { $0.append(failure) }
    }
}
