import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import Synchronization
import Testing

@Suite struct ScreenTrackerTests {
    private let fake = FakeAnalyticsProvider()

    @Test func `a screen is tracked under its own name, with the screen it was opened from`() {
        let screen = ScreenTracker(
            SampleScreen.fareList,
            source: OtherScreen.home,
            to: fake
        )
        screen.appeared()
        #expect(fake.lines == ["fare_list source=home"])
        fake.expectTracked(ScreenShown<SampleScreen>.self) { event in
            #expect(event.screen == .fareList)
            #expect(event.source as? OtherScreen == .home)
        }
        #expect(fake.events.first is any ScreenViewEvent)
    }

    @Test func `a screen without a source has no parameter`() {
        ScreenTracker(SampleScreen.confirmation, to: fake).appeared()
        #expect(fake.lines == ["confirmation"])
    }

    @Test func `a screen known as any screen keeps its type`() {
        let screen: any Screen = SampleScreen.fareList
        ScreenTracker(screen, to: fake).appeared()
        #expect(fake.events.first is ScreenShown<SampleScreen>)
    }

    @Test func `each visit is tracked once, and with the same source`() {
        let screen = ScreenTracker(SampleScreen.fareList, source: OtherScreen.home, to: fake)
        screen.appeared()
        screen.appeared()
        screen.phaseChanged(to: .inactive)
        screen.phaseChanged(to: .active)
        #expect(fake.lines.count == 1)

        screen.disappeared()
        screen.appeared()
        #expect(fake.lines.count == 2)

        screen.phaseChanged(to: .background)
        screen.phaseChanged(to: .background)
        screen.phaseChanged(to: .active)
        #expect(fake.lines == Array(repeating: "fare_list source=home", count: 3))
    }

    @Test func `a screen put on in the background is tracked when the app comes forward`() {
        let screen = ScreenTracker(SampleScreen.fareList, to: fake)
        screen.appeared(inBackground: true)
        #expect(fake.lines == [])
        screen.phaseChanged(to: .active)
        #expect(fake.lines == ["fare_list"])
    }

    @Test func `showing a screen performs no action`() {
        let screen = ScreenTracker(SampleScreen.fareList, source: OtherScreen.home, to: fake)
        screen.appeared()
        screen.disappeared()
        #expect(fake.events(of: UserActionPerformed.self).isEmpty)
    }

    @Test func `what takes the event may call back`() {
        let events = CallingBack(telling: fake)
        let screen = ScreenTracker(SampleScreen.fareList, to: events)
        events.screen.withLock { $0 = screen }
        screen.appeared()
        screen.appeared()
        #expect(fake.lines == ["fare_list", "fare_list"])
    }
}

/// Takes events and calls back from within.
private final class CallingBack: EventTrackerService {
    let screen = Mutex<ScreenTracker?>(nil)
    private let events: any EventTrackerService

    init(telling events: any EventTrackerService) {
        self.events = events
    }

    func track(_ event: any Event) {
        events.track(event)
        screen.withLock { $0 }?.disappeared()
    }
}
