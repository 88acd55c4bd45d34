import AmplitudeSwift
import Testing
import VendorDelivery
import VendorTesting

/// Amplitude's own counts of what arrived, whatever went wrong on the way.
@Suite struct AmplitudeDeliveryTests {
    @Test func `each event is stored once`() throws {
        let device = Device()
        device.call { amplitude in
            for number in 1...12 { amplitude.track(eventType: "event \(number)") }
        }
        let trial = try DeliveryTrial(
            of: device.sink.take(),
            misbehaving: [
                #"{"mode":"reset_before_reading"}"#, #"{"mode":"close"}"#,
                #"{"mode":"status","status":503}"#,
                #"{"mode":"status","status":429}"#,
                #"{"mode":"status","status":413}"#,
                #"{"vendor":"amplitude","mode":"partial_failure","indexes":[0]}"#,
                #"{"mode":"garbage"}"#,
            ]
        )
        let (report, outcome) = try trial.run(
            "amplitude",
            by: AmplitudeAnswerPolicy(),
            requests: AmplitudeRequests(apiKey: Secret("hush")).requests(for:)
        )
        #expect(outcome == .drained)
        // The first four: five times whole, then the first two, the second, and the last two.
        #expect(report.requests == 10)
        #expect(report.delivered == 11)
        #expect(report.dead == 1)
        #expect(trial.pauses == [0.5, 1, 2, 30])
        let counts = try #require(try trial.sandbox.summary()["amplitude"])
        #expect(counts.accepted == 12)
        #expect(counts.duplicates == 3)
    }
}
