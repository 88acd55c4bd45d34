import FirebaseAnalytics
import Foundation
import HeraldCore
import Testing
import VendorDelivery
import VendorTesting

/// What became of others' values in calls of Firebase's own.
@Suite struct FirebaseValueReportTests {
    /// segmentio/analytics-swift #301.
    @Test func `a value of another type is refused with its key, and the next event goes`() throws {
        let sink = DryRun()
        let app = Installation { _ in sink }
        let analytics = try #require(app["firebase"].instance as? AnalyticsInstance)
        analytics.logEvent("first", parameters: ["id": UUID(), "kept": 1])
        analytics.logEvent("second", parameters: ["kept": 1])
        #expect(sink.records.map(\.name) == ["second"])
        #expect(app.problems.all.map(\.record) == ["first"])
        #expect(app.problems.all.map(\.key) == ["id"])
    }
}
