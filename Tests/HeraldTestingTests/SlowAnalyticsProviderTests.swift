import HeraldCore
import HeraldTesting
import Testing

@Suite struct SlowAnalyticsProviderTests {
    @Test func `a call waits at the gate, and calls of other threads behind it`() async {
        let slow = SlowAnalyticsProvider()
        let fake = FakeAnalyticsProvider()
        let herald = Herald(providers: [slow.heraldProvider(), fake.heraldProvider()])

        async let calls: Void = onThreads(2) { thread in
            herald.track(Numbered(thread: thread, number: 0))
        }
        await slow.gate.waitForArrivals(1)
        #expect(slow.fake.records.isEmpty)
        #expect(fake.records.isEmpty)
        slow.gate.open()
        await calls

        #expect(slow.fake.records.count == 2)
        #expect(fake.records == slow.fake.records)
    }

    @Test func `every capability is held`() async {
        let slow = SlowAnalyticsProvider()

        async let calls: Void = onThreads(7) { thread in
            switch thread {
            case 0: slow.track(FarePaid())
            case 1: slow.set(Theme())
            case 2: slow.identify(Identity(userId: "rider-7"))
            case 3: slow.reset()
            case 4: slow.start()
            case 5: slow.flush()
            default: slow.setEnabled(true)
            }
        }
        await slow.gate.waitForArrivals(7)
        #expect(slow.fake.records.isEmpty)
        slow.gate.open()
        await calls

        #expect(slow.fake.records.count == 7)
        #expect(slow.heraldProvider().name == "slow")
    }
}
