import Mixpanel
import Testing
import VendorDelivery

@Suite struct MixpanelTests {
    @Test func `the main instance is that of the scope around the call`() {
        let one = Device()
        let other = Device()
        one.call { #expect(Mixpanel.mainInstance() === $0) }
        other.call { #expect(Mixpanel.mainInstance() === $0) }
    }

    @Test func `outside of a scope the initialized instance is meant`() async {
        await #expect(processExitsWith: .success) {
            let sink = DryRun()
            let made = Mixpanel.initialize(token: Secret("hush"), sink: sink)
            #expect(Mixpanel.mainInstance() === made)
            made.track(event: "e")
            let isUUID = sink.records[0].body.contains(
                #/"\$device_id":"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"/#
            )
            #expect(isUUID)
        }
    }

    @Test func `without an instance the main one is a wiring mistake`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Mixpanel.mainInstance()
            }
        )
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("To fix, call 'Mixpanel.initialize' first."))
    }
}
