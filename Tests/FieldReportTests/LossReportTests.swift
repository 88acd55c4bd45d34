import AnalyticsConsent
import Foundation
import HeraldCore
import StorageTesting
import Testing
import VendorDelivery

/// What the one layer that others run on Linux lost there.
@Suite struct LossReportTests {
    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test func `of 5,000 events before a decision the latest 1,000 go, and the others are counted`()
        throws
    {
        let sink = DryRun()
        let consent = ConsentMemory()
        let analytics = Installation { _ in sink }.analytics(consent)
        for number in 1...2_500 { analytics.track(Sample("event_\(number)")) }
        analytics.launch()
        for number in 2_501...5_000 { analytics.track(Sample("event_\(number)")) }
        #expect(analytics.counts.dropped == 4_000)
        try analytics.decide(.granted, for: .analytics)
        let names = (4_001...5_000).map { "event_\($0)" }
        for vendor in Installation.vendors {
            #expect(sink.records.filter { $0.vendor == vendor }.map(\.name) == names)
        }
    }

    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test func `no event is lost to a kill after track has returned`() async throws {
        let scratch = try Scratch()
        let directory = scratch.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
            let outbox = Outbox(directory: directory, vendors: Installation.vendors) { _ in }
            let herald = Installation(outbox: outbox).herald()
            for number in 1...10 { herald.track(Sample("event_\(number)")) }
            kill(getpid(), SIGKILL)
        }
        let outbox = Outbox(directory: directory, vendors: Installation.vendors) { problem in
            Issue.record("\(problem)")
        }
        #expect(try outbox.status().vendors.map(\.queued) == [10, 10])
    }

    #if os(Linux)
    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test(.enabled(if: SmallDisk.isAvailable, "a small disk can't be mounted here"))
    func `a full disk is told of, and each of 2,000 records waits or is counted`() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            SmallDisk.mount(pages: 128, at: scratch.path)
            let problems = OutboxProblems()
            let outbox = Outbox(
                directory: scratch.path,
                vendors: ["mixpanel", "firebase"],
                report: { problems.add($0) }
            )
            let herald = Installation(outbox: outbox).herald()
            SmallDisk.fill(scratch.path)
            for _ in 1...4 {
                outbox.call {
                    for _ in 1...250 { herald.track(Sample()) }
                }
            }
            #expect(problems.kinds == ["not written", "dropped"])
            let full = try outbox.status().vendors
            #expect(full.map { $0.queued + $0.dropped } == [1_000, 1_000])
            #expect(full.map(\.queued).reduce(0, +) >= Outbox.memoryLimit)

            unlink(scratch.path("filler"))
            herald.track(Sample())
            let mended = Outbox(directory: scratch.path, vendors: ["mixpanel", "firebase"]) { _ in }
            #expect(try mended.status().vendors.map { $0.queued + $0.dropped } == [1_001, 1_001])
        }
    }
    #endif
}
