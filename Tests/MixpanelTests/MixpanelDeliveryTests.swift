import Mixpanel
import Testing
import VendorDelivery
import VendorTesting

/// Mixpanel's own counts of what arrived, whatever went wrong on the way.
@Suite struct MixpanelDeliveryTests {
    private let requests = MixpanelRequests(token: Secret("hush"))

    @Test func `each event is stored once`() throws {
        let device = Device()
        device.call { mixpanel in
            for number in 1...12 { mixpanel.track(event: "event \(number)") }
        }
        let trial = try DeliveryTrial(
            of: device.sink.take(),
            misbehaving: [
                #"{"mode":"reset_before_reading"}"#, #"{"mode":"close"}"#,
                #"{"mode":"status","status":503}"#,
                #"{"mode":"status","status":429,"retry_after":7}"#,
                #"{"mode":"status","status":413}"#,
                #"{"vendor":"mixpanel","mode":"partial_failure","indexes":[0]}"#,
                #"{"mode":"garbage"}"#,
            ]
        )
        let (report, outcome) = try trial.run(
            "mixpanel",
            by: MixpanelAnswerPolicy(),
            requests: requests.requests(for:)
        )
        #expect(outcome == .drained)
        // The first four: five times whole, and then in two parts.
        #expect(report.requests == 9)
        #expect(report.delivered == 11)
        #expect(report.dead == 1)
        #expect(trial.pauses == [0.5, 1, 2, 7])
        let counts = try #require(try trial.sandbox.summary()["mixpanel"])
        #expect(counts.accepted == 12)
        #expect(counts.duplicates == 3)
        #expect(counts.refused == 1)
    }

    @Test func `an increment is not made twice, and a setting is made in the end`() throws {
        let device = Device()
        device.call { mixpanel in
            mixpanel.identify(distinctId: "rider-7")
            mixpanel.people.increment(property: "rides", by: 1)
            mixpanel.people.set(properties: ["plan": "monthly"])
            mixpanel.people.increment(property: "rides", by: 2)
        }
        let records = device.sink.take().filter { $0.endpoint == "engage" }
        let trial = try DeliveryTrial(
            of: records,
            misbehaving: [#"{"mode":"reset_after_reading"}"#, #"{"mode":"reset_mid_answer"}"#]
        )
        let (report, outcome) = try trial.run(
            "mixpanel",
            by: MixpanelAnswerPolicy(),
            requests: requests.requests(for:)
        )
        #expect(outcome == .drained)
        #expect(report.inDoubt == 1)
        #expect(report.delivered == 2)
        let names = try trial.sandbox.records(of: "mixpanel").map(\.name)
        #expect(names == ["$add", "$set", "$set", "$add"])
    }
}
