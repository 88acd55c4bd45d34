import FirebaseAnalytics
import Testing
import VendorDelivery
import VendorTesting

/// GA4's own counts of what arrived, whatever went wrong on the way.
@Suite struct FirebaseDeliveryTests {
    @Test func `no event is sent twice`() throws {
        let installation = Installation()
        installation.call { instance in
            for number in 1...16 { instance.logEvent("event_\(number)", parameters: nil) }
        }
        let trial = try DeliveryTrial(
            of: installation.sink.take(),
            misbehaving: [
                #"{"mode":"close"}"#, #"{"mode":"reset_mid_answer"}"#,
                #"{"mode":"status","status":503,"retry_after":7}"#,
            ]
        )
        let (report, outcome) = try trial.run(
            "firebase",
            by: FirebaseAnswerPolicy(),
            requests: FirebaseRequests(stream: Installation.appStream).requests(for:)
        )
        #expect(outcome == .drained)
        #expect(report.requests == 4)
        #expect(report.inDoubt == 8)
        #expect(report.dead == 4)
        #expect(report.delivered == 4)
        #expect(trial.pauses == [0.5, 1, 7])
        let counts = try #require(try trial.sandbox.summary()["ga4"])
        #expect(counts.records == 16)
        #expect(counts.accepted == 12)
        #expect(counts.repeats == 0)
    }
}
