import AppsFlyerLib
import Testing
import VendorDelivery
import VendorTesting

/// AppsFlyer's own counts of what arrived, whatever went wrong on the way.
@Suite struct AppsFlyerDeliveryTests {
    @Test func `no event is counted twice`() throws {
        let phone = Phone()
        for number in 1...4 { phone.log("event_\(number)") }
        let trial = try DeliveryTrial(
            of: phone.sink.take(),
            misbehaving: [
                #"{"mode":"close"}"#, #"{"mode":"status","status":503}"#,
                #"{"mode":"status","status":500,"stored":true}"#,
                #"{"mode":"status","status":400}"#,
            ]
        )
        let (report, outcome) = try trial.run(
            "appsflyer",
            by: AppsFlyerAnswerPolicy(),
            requests: AppsFlyerRequests(devKey: Secret("hush"), appID: "id123456789").requests(for:)
        )
        #expect(outcome == .drained)
        #expect(report.requests == 5)
        #expect(report.inDoubt == 2)
        #expect(report.dead == 1)
        #expect(report.delivered == 1)
        let counts = try #require(try trial.sandbox.summary()["appsflyer"])
        #expect(counts.accepted == 3)
        #expect(counts.notStored == 2)
    }
}
