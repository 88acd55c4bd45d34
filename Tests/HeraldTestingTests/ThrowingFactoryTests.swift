import HeraldCore
import HeraldTesting
import Testing

@Suite struct ThrowingFactoryTests {
    @Test func `a chain with throwing factories reports and goes on to the next vendor`() {
        let service = AnalyticsTrackerService(
            events: ThrowingEventTrackerFactory<any EventTracker>(error: VendorBroke()),
            properties: ThrowingPropertySetterFactory<any PropertySetter>(error: VendorBroke()),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
        let fake = FakeAnalyticsProvider()
        let failures = Failures()
        let herald = Herald(
            providers: [
                HeraldProvider(name: "vendor", events: service, properties: service),
                fake.heraldProvider(),
            ],
            errorReporter: failures.add
        )

        herald.track(FarePaid())
        herald.set(Theme())

        #expect(fake.records == [.tracked(FarePaid()), .propertySet(Theme())])
        #expect(
            failures.texts == [
                "vendor failed on Track(fare_paid): The vendor broke.",
                "vendor failed on SetProperty(theme): The vendor broke.",
            ]
        )
    }

    @Test func `they throw the error they were given`() {
        #expect(throws: VendorBroke()) {
            try ThrowingEventTrackerFactory<Never>(error: VendorBroke()).create(FarePaid())
        }
        #expect(throws: VendorBroke()) {
            try ThrowingPropertySetterFactory<Never>(error: VendorBroke()).create(Theme())
        }
    }
}
