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

    /// Of two processes' events the later may be queued first, and a clock may be set back.
    @Test func `an event that comes after a later one has its time`() throws {
        let seconds = [10, 9, 12, 3, 12]
        let trial = try DeliveryTrial(of: Self.events(at: seconds), misbehaving: [])
        let (report, outcome) = try trial.run(
            "adjust",
            batchRule: AdjustRequests.batchRule,
            by: AdjustAnswerPolicy(),
            requests: AdjustRequests().requests(for:)
        )
        #expect(outcome == .drained)
        #expect(report.delivered == seconds.count)
        let times = try trial.sandbox.recordText(of: "adjust")
            .matches(of: #/"created_at_unix":"(\d+)"/#).map(\.output.1)
        #expect(times == ["10", "10", "12", "12", "12"].map { "17672256\($0)" })
    }

    @Test func `an event whose time goes back is refused`() throws {
        let trial = try DeliveryTrial(of: Self.events(at: [10, 9]), misbehaving: [])
        let (report, _) = try trial.run(
            "adjust",
            by: AdjustAnswerPolicy(),
            requests: AdjustRequests().requests(for:)
        )
        #expect(report.delivered == 1)
        #expect(report.dead == 1)
    }

    /// Events of one token, each some seconds after the start.
    private static func events(at seconds: [Int]) -> [VendorRecord] {
        let phone = Phone()
        for (index, second) in seconds.enumerated() {
            let time = Phone.start + second * 1_000_000
            VendorScope.run(time: time, stem: RecordKey(rawValue: UInt128(index + 1))) {
                phone.adjust.trackEvent(ADJEvent(eventToken: "abc123"))
            }
        }
        return phone.sink.take()
    }
}
