import Testing
import VendorDelivery
import VendorTesting

@testable import FirebaseAnalytics

@Suite struct AnalyticsIdentityTests {
    static let appID = #""app_instance_id":"0123456789abcdef0123456789abcdef""#

    @Test func `user and properties ride on later events, until they are removed`() {
        let app = Installation()
        app.instance.setUserID("user-1")
        app.instance.setUserProperty("pro", forName: "plan")
        #expect(app.sink.records == [])
        app.log()
        app.instance.setUserProperty(nil, forName: "plan")
        app.log()
        app.instance.setUserID(nil)
        app.log()
        #expect(
            app.takeEnvelopes() == [
                "{\(Self.appID),"
                    + #""user_id":"user-1","user_properties":{"plan":{"value":"pro"}}}"#,
                #"{\#(Self.appID),"user_id":"user-1"}"#,
                "{\(Self.appID)}",
            ]
        )
    }

    @Test func `a reset forgets the person but keeps an app's instance id and consent`() {
        let app = Installation()
        app.instance.setUserID("user-1")
        app.instance.setUserProperty("pro", forName: "plan")
        app.instance.setDefaultEventParameters(["a": 1])
        app.instance.setConsent([.adUserData: .denied])
        app.instance.resetAnalyticsData()
        app.log()
        let record = app.sink.take().first
        #expect(record?.envelope == #"{\#(Self.appID),"consent":{"ad_user_data":"DENIED"}}"#)
        #expect(record?.body.contains(#""a":1"#) == false)
        #expect(app.instance.appInstanceID() == "0123456789abcdef0123456789abcdef")
    }

    @Test func `a reset gives a web stream a new client id`() {
        let site = Installation(stream: Installation.webStream)
        site.log()
        site.instance.resetAnalyticsData()
        site.log()
        #expect(
            site.takeEnvelopes() == [#"{"client_id":"client-0"}"#, #"{"client_id":"client-1"}"#]
        )
        #expect(site.instance.appInstanceID() == "client-1")
    }

    @Test func `a web stream without a client id makes one for its first event, not before`() {
        let made = Counter()
        let site = AnalyticsInstance(
            stream: .web(measurementID: "G-ABC", clientID: nil, secret: Secret("hush")),
            sink: DryRun(),
            makeClientID: { "client-\(made.next())" }
        )
        site.setUserID("rider-1")
        site.resetAnalyticsData()
        site.setAnalyticsCollectionEnabled(false)
        site.logEvent("event", parameters: nil)
        site.setAnalyticsCollectionEnabled(true)
        site.logEvent("event", parameters: nil)
        site.logEvent("event", parameters: nil)
        #expect(site.appInstanceID() == "client-1")
    }

    @Test(arguments: [
        ("screen_view", "screen_viewed"), ("ad_impression", "ad_viewed"), ("purchase", "purchase"),
    ])
    func `names that only apps may use go under others on a web stream`(name: String, web: String) {
        let app = Installation()
        let site = Installation(stream: Installation.webStream)
        app.log(name)
        site.log(name)
        #expect(app.sink.records.map(\.name) == [name])
        #expect(site.sink.records.map(\.name) == [web])
        #expect(site.takeBodies()[0].hasPrefix(#"{"name":"\#(web)","#))
    }
}
