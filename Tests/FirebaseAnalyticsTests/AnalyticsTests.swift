import FirebaseAnalytics
import Testing
import VendorDelivery

@Suite struct AnalyticsTests {
    @Test func `static calls mean the instance of the scope around them`() {
        let one = Installation()
        let other = Installation()
        for (app, name) in [(one, "one"), (other, "other")] {
            app.call { _ in
                Analytics.setUserID(name)
                Analytics.setUserProperty(name, forName: "plan")
                Analytics.setDefaultEventParameters(["a": name])
                Analytics.setConsent([.adUserData: .granted])
                Analytics.setSessionTimeoutInterval(60)
                Analytics.logEvent("event", parameters: nil)
            }
        }
        #expect(one.sink.records.map(\.envelope).allSatisfy { $0.contains(#""user_id":"one""#) })
        #expect(one.sink.records.count == 1)
        #expect(other.takeBodies()[0].contains(#""a":"other""#))
    }

    @Test func `static calls switch, reset and read the instance of the scope`() {
        let site = Installation(stream: Installation.webStream)
        site.call { _ in
            Analytics.setAnalyticsCollectionEnabled(false)
            Analytics.logEvent("off", parameters: nil)
            Analytics.resetAnalyticsData()
            #expect(Analytics.appInstanceID() == "client-1")
        }
        #expect(site.sink.records == [])
    }

    @Test func `without an instance calls do nothing and say so once`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Analytics.logEvent("a", parameters: nil)
                Analytics.setUserID("b")
                #expect(Analytics.appInstanceID() == nil)
            }
        )
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self)
                == "firebase: Analytics was called before there is an instance, so nothing is "
                + "recorded. To fix, call 'FirebaseApp.configure' first.\n"
        )
    }

    @Test func `outside of a scope the installed instance is meant`() async {
        await #expect(processExitsWith: .success) {
            let app = Installation()
            FirebaseApp.configure(app.instance)
            Analytics.logEvent("event", parameters: nil)
            #expect(app.sink.records.map(\.name) == ["event"])
        }
    }
}
