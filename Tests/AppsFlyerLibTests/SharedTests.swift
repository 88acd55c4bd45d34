import AppsFlyerLib
import Testing
import VendorDelivery

@Suite struct SharedTests {
    @Test func `the shared instance is that of the scope around the call`() {
        let one = Phone()
        let other = Phone()
        one.call { #expect(AppsFlyerLib.shared() === $0) }
        other.call { #expect(AppsFlyerLib.shared() === $0) }
    }

    @Test func `outside of a scope the installed instance is meant`() async {
        await #expect(processExitsWith: .success) {
            let phone = Phone()
            AppsFlyerLib.install(phone.appsFlyer)
            AppsFlyerLib.shared().logEvent("e", withValues: nil)
            #expect(phone.sink.records.map(\.name) == ["e"])
        }
    }

    @Test func `without an instance calls do nothing and say so once`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                AppsFlyerLib.shared().logEvent("a", withValues: nil)
                AppsFlyerLib.shared().customerUserID = "b"
            }
        )
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self)
                == "appsflyer: AppsFlyerLib.shared was called before there is an instance, so "
                + "nothing is recorded. To fix, call 'AppsFlyerLib.install' first.\n"
        )
    }
}
