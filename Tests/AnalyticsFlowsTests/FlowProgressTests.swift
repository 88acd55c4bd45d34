import HeraldCore
import Testing

@testable import AnalyticsFlows

/// What threads that still hold a flow get from it after another has ended it.
@Suite struct FlowProgressTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test(arguments: [FlowConsent.granted, .undecided])
    func `after its end a flow takes no step and no other end`(consent: FlowConsent) {
        let launch = Launch(scratch.path, consent)
        let progress = FlowProgress(Self.record, in: launch.store)
        var outcomes: [FlowOutcome] = []
        #expect(progress.end(.success) { outcomes.append($0.outcome) } == .recorded)
        launch.consent.value = .granted
        #expect(progress.begin("pay") == .alreadyDone)
        #expect(progress.end(.cancelled) { outcomes.append($0.outcome) } == .alreadyDone)
        #expect(outcomes == [.success])
        #expect(scratch.files.isEmpty)
    }

    @Test func `a flow that tracks another flow's end while it ends does not wait for itself`() {
        let launch = Launch(scratch.path)
        let progress = FlowProgress(Self.record, in: launch.store)
        var inner: FlowAnswer?
        progress.end(.success) { _ in inner = progress.end(.cancelled) { _ in } }
        #expect(inner == .alreadyDone)
    }

    private static let record = FlowRecord(
        event: "purchase_flow",
        version: 1,
        sampleRate: 1,
        startTime: Timestamp(microseconds: 0),
        epochs: ["analytics": 1]
    )
}
