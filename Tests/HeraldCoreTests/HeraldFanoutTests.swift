import HeraldCore
import Testing

@Suite struct HeraldFanoutTests {
    @Test func `each call reaches every provider, in the order they are registered in`() {
        let log = Log<String>()
        let herald = Herald(providers: ["b", "a", "c"].map { .noting($0, in: log) }, clock: .still)
        herald.start()
        herald.identify(Identity(userId: "rider"))
        herald.setEnabled(true)
        herald.track(Named("opened"))
        herald.set(Seat())
        herald.flush()
        herald.setEnabled(false)
        herald.reset()
        let calls = [
            "start", "identify rider", "enabled true", "opened", "seat = window", "flush",
            "enabled false", "reset",
        ]
        #expect(
            log.entries == calls.flatMap { call in ["b", "a", "c"].map { "\($0): \(call)" } }
        )
    }

    @Test func `a provider without the capability is skipped`() {
        let log = Log<String>()
        func service(_ name: String) -> ActingService {
            ActingService { log.append("\(name): \($0)") }
        }
        let herald = Herald(
            providers: [
                HeraldProvider(name: "events", events: service("events")),
                HeraldProvider(name: "properties", properties: service("properties")),
                HeraldProvider(name: "identity", identity: service("identity")),
                HeraldProvider(name: "lifecycle", lifecycle: service("lifecycle")),
                HeraldProvider(name: "consent", consent: service("consent")),
            ],
            clock: .still
        )
        herald.start()
        herald.identify(Identity(userId: "rider"))
        herald.setEnabled(true)
        herald.track(Named("opened"))
        herald.set(Seat())
        herald.flush()
        herald.reset()
        #expect(
            log.entries == [
                "lifecycle: start", "identity: identify rider", "consent: enabled true",
                "events: opened", "properties: seat = window", "lifecycle: flush",
                "identity: reset",
            ]
        )
    }

    @Test func `a Herald without providers takes every call`() {
        let herald = Herald(providers: [], clock: .still)
        herald.track(Named("opened"))
        herald.set(Seat())
        herald.start()
        #expect(herald.unreportedFailures == 0)
    }

    @Test func `names that differ in case are two names`() {
        let log = Log<String>()
        let herald = Herald(
            providers: [.noting("a", in: log), .noting("A", in: log)],
            clock: .still
        )
        herald.flush()
        #expect(log.entries == ["a: flush", "A: flush"])
    }

    @Test func `two providers of one name stop the program`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let service = ActingService { _ in }
            _ = Herald(
                providers: [
                    HeraldProvider(name: "a", events: service),
                    HeraldProvider(name: "b", events: service),
                    HeraldProvider(name: "a", consent: service),
                ],
                clock: .still
            )
        }
        #expect(
            result.errorText.contains(
                "Fatal error: Two providers are named 'a', so a failure wouldn't tell which of them "
                    + "failed. To fix, give each a name of its own."
            )
        )
    }

    @Test(arguments: ["", " \t\n"])
    func `a provider without a name stops the program`(name: String) async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [name] in
            _ = HeraldProvider(name: name, events: ActingService { _ in })
        }
        #expect(
            result.errorText.contains(
                "Fatal error: A provider has no name, so its failures couldn't be told from "
                    + "others'. To fix, name it after its vendor, such as 'firebase'."
            )
        )
    }

    @Test func `a provider that can do nothing stops the program`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let absent: (any EventTrackerService)? = nil
            _ = HeraldProvider(name: "sample", events: absent)
        }
        #expect(
            result.errorText.contains(
                "Fatal error: Provider 'sample' has no capabilities, so it would never be called. "
                    + "To fix, give it at least one: events, properties, identity, lifecycle or "
                    + "consent."
            )
        )
    }
}
