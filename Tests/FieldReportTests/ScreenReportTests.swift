import AnalyticsDiagnostics
import AnalyticsFlows
import Foundation
import HeraldCore
import HeraldTesting
import StorageTesting
import Testing
import VendorDelivery

/// What others' layers told of screens, errors and the app's life, and how often.
@Suite struct ScreenReportTests {
    private let sink = DryRun()
    private let herald: Herald

    init() {
        herald = Installation { [sink] _ in sink }.herald()
    }

    /// What Firebase gets of screens, by the screens' names.
    private var screenViews: [String] {
        sink.records.filter { $0.name == "screen_view" }.map { record in
            record.body.firstMatch(of: /"screen_name":"([^"]+)"/).map { String($0.1) } ?? ""
        }
    }

    /// firebase/firebase-ios-sdk #1894.
    @Test func `two screens are two screen views, each under its name`() {
        ScreenTracker(MapScreen.stops, to: herald).appeared()
        let map = ScreenTracker(MapScreen.map, source: MapScreen.stops, to: herald)
        for _ in 1...2 { map.appeared() }
        #expect(screenViews == ["stops", "map"])
    }

    /// snowplow/snowplow-ios-tracker #689.
    @Test func `a keyboard is no screen, however often it takes the focus`() {
        let map = ScreenTracker(MapScreen.map, to: herald)
        map.appeared()
        for _ in 1...12 {
            map.phaseChanged(to: .inactive)
            map.phaseChanged(to: .active)
        }
        #expect(screenViews == ["map"])
    }

    /// PostHog/posthog-ios PR #354.
    @Test func `the app goes to the background once, however often it is told so`() {
        var visibility = ScreenVisibility()
        #expect(visibility.appeared() == .visible)
        let moments = [.background, .background, .inactive, .background, .active, .active]
            .map { (phase: AppPhase) in visibility.phaseChanged(to: phase) }
        #expect(moments == [.hidden, nil, nil, nil, .visible, nil])
    }

    /// segmentio/analytics-swift #448.
    @Test func `one flush of the app is one flush of each vendor`() {
        let vendors = [FakeAnalyticsProvider(), FakeAnalyticsProvider()]
        let herald = Herald(
            providers: vendors.enumerated().map { $1.heraldProvider(named: "vendor \($0)") }
        )
        herald.flush()
        #expect(vendors.map(\.records) == [[.flushed], [.flushed]])
    }

    /// adjust/ios_sdk #518.
    @Test func `what the app says once it says once, after a relaunch too`() throws {
        let scratch = try Scratch()
        for _ in 1...2 {
            let store = ThrottleStore(
                path: scratch.path,
                permission: { .granted },
                report: { Issue.record("\($0)") }
            )
            let events = UniqueThrottle(herald, types: [Sample.self], store: store)
            for _ in 1...5 { events.track(Sample("install_attributed")) }
        }
        #expect(sink.records.map(\.name) == ["install_attributed", "install_attributed"])
        #expect(Set(sink.records.map(\.vendor)) == ["firebase", "mixpanel"])
    }

    /// firebase/firebase-ios-sdk #13228.
    @Test func `of twenty errors each is told once, in the order they first came up`() {
        let events = FakeAnalyticsProvider()
        let errors = ErrorReporter(to: events)
        for _ in 1...2 {
            for code in 1...20 { errors.report(MapError(code: code), during: MapErrorKind.load) }
        }
        let told = events.events(of: AppErrorOccurred.self).map(\.error.code.code)
        #expect(told == Array(1...20))
        #expect(errors.repetitions.map(\.count) == Array(repeating: 1, count: 20))
    }

    /// matrix-org/matrix-ios-sdk PR #1664.
    @Test(arguments: [URLError(.cancelled), CancellationError()] as [any Error])
    func `a request that was cancelled is no error`(error: any Error) {
        let events = FakeAnalyticsProvider()
        let errors = ErrorReporter(to: events)
        #expect(errors.report(error, during: MapErrorKind.load) == .cancelled)
        #expect(events.records == [])
    }
}

private enum MapScreen: String, Screen {
    case map, stops
}

private enum MapErrorKind: String, AppErrorKind {
    case load
}

private struct MapError: CodedError {
    static var domain: String { "map" }
    let code: Int
}
