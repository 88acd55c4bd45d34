import AnalyticsDiagnostics
import HeraldTesting
import Testing

@Suite struct DiagnosticCoverageTests {
    @Test func `a name of a list that nothing reported is missing`() {
        let fake = FakeAnalyticsProvider()
        let errors = ErrorReporter(to: fake)
        let before = DiagnosticCoverage(of: fake.events)
        #expect(before.missing(SampleScreen.self) == [.fareList, .confirmation])
        #expect(before.missing(SampleAction.self) == [.buy, .changeFare])
        #expect(before.missing(SampleErrorKind.self) == [.loadFares, .buyTicket])

        ScreenTracker(SampleScreen.fareList, to: fake).appeared()
        Tap(SampleAction.changeFare, to: fake) {}()
        errors.report(SampleError(), during: SampleErrorKind.buyTicket)
        let after = DiagnosticCoverage(of: fake.events)
        #expect(after.missing(SampleScreen.self) == [.confirmation])
        #expect(after.missing(SampleAction.self) == [.buy])
        #expect(after.missing(SampleErrorKind.self) == [.loadFares])
        #expect(after.missing(OtherScreen.self) == [.home])

        ScreenTracker(SampleScreen.confirmation, to: fake).appeared()
        Tap(SampleAction.buy, to: fake) {}()
        errors.report(SampleError(), during: SampleErrorKind.loadFares)
        let whole = DiagnosticCoverage(of: fake.events)
        #expect(whole.missing(SampleScreen.self) == [])
        #expect(whole.missing(SampleAction.self) == [])
        #expect(whole.missing(SampleErrorKind.self) == [])
    }
}
