import AnalyticsDiagnostics
import HeraldCore
import Testing

@Suite struct AnalyticsDoublesTests {
    typealias AllCapabilities = EventTrackerService & PropertyTrackerService
        & IdentifiableUserService & ConsentService & AnalyticsLifecycleService

    @Test func `the recording keeps each kind of call, in order`() {
        let recording = RecordingAnalytics()
        callAll(recording)
        #expect(
            recording.calls.map(\.description) == [
                "start", "identify", "setEnabled true", "track ticket_bought", "set seat", "reset",
                "flush",
            ]
        )
        #expect(recording.events.map(\.name) == ["ticket_bought"])
    }

    @Test func `what many threads record is all kept, in each one's order`() async {
        let recording = RecordingAnalytics()
        await withTaskGroup { group in
            for thread in 0..<8 {
                group.addTask {
                    for step in 0..<50 { recording.track(Step(thread: thread, step: step)) }
                }
            }
        }
        let steps = recording.events.compactMap { $0 as? Step }
        #expect(steps.count == 400)
        for thread in 0..<8 {
            #expect(steps.filter { $0.thread == thread }.map(\.step) == Array(0..<50))
        }
    }

    @Test func `a feature makes examples of the events that only a tap can make`() throws {
        let events = RecordingAnalytics.events { events in
            for action in SampleAction.allCases { Tap(action, to: events) {}() }
        }
        #expect(events.map(\.line) == ["user_action action=buy", "user_action action=change_fare"])
    }

    @Test func `the silent service takes every call and writes nothing`() async {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            Self.callAll(NoOpAnalytics())
        }
        #expect(result?.errorText == "")
    }

    private func callAll(_ service: any AllCapabilities) {
        Self.callAll(service)
    }

    static func callAll(_ service: any AllCapabilities) {
        service.start()
        service.identify(Identity(userId: "canary"))
        service.setEnabled(true)
        service.track(TicketBought())
        service.set(Seat())
        service.reset()
        service.flush()
    }
}

private struct Seat: Property {
    let name = "seat"
    let value: AnalyticsValue = "canary"
}

private struct Step: Event {
    let thread: Int
    let step: Int
    var name: String { "step" }
}
