import AdjustSdk
import Testing
import VendorDelivery

@Suite struct AdjustTests {
    @Test func `static calls mean the instance of the scope around them`() {
        let one = Phone(isStarted: false)
        let other = Phone(isStarted: false)
        for (phone, name) in [(one, "one"), (other, "other")] {
            phone.call { _ in
                Adjust.initSdk(.sample())
                Adjust.addGlobalCallbackParameter(name, forKey: "a")
                Adjust.addGlobalCallbackParameter("x", forKey: "b")
                Adjust.removeGlobalCallbackParameter(forKey: "b")
                Adjust.trackEvent(ADJEvent(eventToken: name))
                Adjust.removeGlobalCallbackParameters()
                let adRevenue = ADJAdRevenue(source: name)
                adRevenue?.setRevenue(1, currency: "USD")
                Adjust.trackAdRevenue(adRevenue)
            }
            let records = phone.sink.take()
            #expect(records.map(\.name) == [name, "ad_revenue"])
            #expect(records.first?.parameters == ["a": .string(name)])
            #expect(records.last?.parameters["a"] == nil)
        }
    }

    @Test func `static calls switch and read the instance of the scope`() {
        let phone = Phone()
        phone.call { _ in
            Adjust.disable()
            Adjust.isEnabled { #expect(!$0) }
            Adjust.trackEvent(ADJEvent(eventToken: "off"))
            Adjust.enable()
            Adjust.isEnabled { #expect($0) }
        }
        #expect(phone.sink.records == [])
    }

    @Test func `outside of a scope the installed instance is meant`() async {
        await #expect(processExitsWith: .success) {
            let phone = Phone()
            Adjust.install(phone.adjust)
            Adjust.trackEvent(ADJEvent(eventToken: "abc123"))
            #expect(phone.sink.records.map(\.name) == ["abc123"])
        }
    }

    @Test func `without an instance calls do nothing and say so once`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Adjust.trackEvent(ADJEvent(eventToken: "abc123"))
                Adjust.isEnabled { #expect(!$0) }
            }
        )
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self)
                == "adjust: Adjust was called before there is an instance, so nothing is recorded. "
                + "To fix, call 'Adjust.install' first.\n"
        )
    }
}
