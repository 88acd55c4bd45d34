import AppsFlyerLib
import Testing
import VendorDelivery

@Suite struct AppsFlyerRequestsTests {
    @Test(arguments: ["123456789", "id123456789"])
    func `each record is a request of its own, to the app's path`(appleAppID: String) {
        let phone = Phone(appleAppID: appleAppID)
        phone.log("first")
        phone.log("second", ["a": 1])
        let records = phone.sink.take()
        let requests = phone.appsFlyer.requests(for: records)
        #expect(requests.map(\.recordKeys) == records.map { [$0.key] })
        #expect(phone.appsFlyer.batchRule.batches(of: records).map(\.count) == [1, 1])
        #expect(requests.map { $0.body.text(revealingSecrets: true) } == records.map(\.body))
        for request in requests {
            #expect(request.method == "POST")
            #expect(
                request.url(revealingSecrets: true)
                    == "https://api3.appsflyer.com/inappevent/id123456789"
            )
            #expect(request.contentType == "application/json")
            #expect(request.headers.map(\.name) == ["authentication"])
        }
        #expect(phone.appsFlyer.requests(for: []) == [])
    }

    @Test func `the key is in the header alone, and shown only when revealed`() throws {
        let phone = Phone()
        phone.log("e")
        let records = phone.sink.take()
        let request = try #require(phone.appsFlyer.requests(for: records).first)
        #expect(request.headers[0].value.text(revealingSecrets: true) == "hush")
        #expect(request.headers[0].value.text(revealingSecrets: false) == "•••")
        var dumped = "\(request) \(records)"
        dump(request, to: &dumped)
        dump(phone.appsFlyer, to: &dumped)
        #expect(!dumped.contains("hush"))
        #expect(!request.body.text(revealingSecrets: true).contains("hush"))
    }

    @Test func `a key and an app given later are those of later requests`() throws {
        let phone = Phone()
        phone.appsFlyer.appsFlyerDevKey = Secret("new")
        phone.appsFlyer.appleAppID = "42"
        phone.log("e")
        let request = try #require(phone.appsFlyer.requests(for: phone.sink.take()).first)
        #expect(request.path == "/inappevent/id42")
        #expect(request.headers[0].value == .secret(phone.appsFlyer.appsFlyerDevKey))
        #expect(phone.appsFlyer.appsFlyerDevKey == Secret("new"))
        #expect(phone.appsFlyer.appleAppID == "42")
    }

    @Test func `an app's id is encoded for the path`() {
        let phone = Phone()
        phone.log("e")
        let maker = AppsFlyerRequests(devKey: Secret("hush"), appID: "a/b?c")
        #expect(maker.requests(for: phone.sink.take()).map(\.path) == ["/inappevent/a%2Fb%3Fc"])
    }
}
