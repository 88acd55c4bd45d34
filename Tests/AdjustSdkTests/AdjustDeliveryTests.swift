import AdjustSdk
import Testing
import VendorDelivery
import VendorTesting

/// Adjust's own counts of what arrived, whatever went wrong on the way.
@Suite struct AdjustDeliveryTests {
    @Test func `no event is counted twice`() throws {
        let phone = Phone()
        for number in 1...5 {
            phone.track { $0.addCallbackParameter("number", value: "\(number)") }
        }
        let trial = try DeliveryTrial(
            of: phone.sink.take(),
            misbehaving: [
                #"{"mode":"reset_after_reading"}"#, #"{"mode":"status","status":500}"#,
                #"{"mode":"status","status":429,"retry_after":7}"#,
                #"{"mode":"status","status":404}"#, #"{"mode":"garbage"}"#,
                #"{"mode":"status","status":500,"body":"","stored":true}"#,
            ]
        )
        let (report, outcome) = try trial.run(
            "adjust",
            by: AdjustAnswerPolicy(),
            requests: AdjustRequests().requests(for:)
        )
        #expect(outcome == .drained)
        #expect(report.requests == 7)
        #expect(report.inDoubt == 2)
        #expect(report.dead == 1)
        #expect(report.delivered == 2)
        let counts = try #require(try trial.sandbox.summary()["adjust"])
        #expect(counts.accepted == 4)
        #expect(counts.notStored == 3)
    }
}
