import AdjustSdk
import Testing
import VendorDelivery

@Suite struct AdjustRequestsTests {
    @Test func `each record is a form of its own, to the path of its kind`() {
        let phone = Phone()
        phone.track()
        let adRevenue = ADJAdRevenue(source: "publisher")
        adRevenue?.setRevenue(1, currency: "USD")
        phone.call { $0.trackAdRevenue(adRevenue) }
        let records = phone.sink.take()
        let requests = phone.adjust.requests(for: records)
        #expect(
            requests.map { $0.url(revealingSecrets: true) }
                == ["https://s2s.adjust.com/event", "https://s2s.adjust.com/ad_revenue"]
        )
        #expect(requests.map(\.recordKeys) == records.map { [$0.key] })
        #expect(phone.adjust.batchRule.batches(of: records).map(\.count) == [1, 1])
        #expect(requests.map { $0.body.text(revealingSecrets: true) } == records.map(\.body))
        for request in requests {
            #expect(request.method == "POST")
            #expect(request.contentType == "application/x-www-form-urlencoded")
            #expect(request.headers == [])
        }
    }

    @Test func `the token is in the header alone, and shown only when revealed`() throws {
        let phone = Phone(bearerToken: Secret("hush"))
        phone.track()
        let records = phone.sink.take()
        let request = try #require(phone.adjust.requests(for: records).first)
        #expect(request.headers.map(\.name) == ["Authorization"])
        #expect(request.headers[0].value.text(revealingSecrets: true) == "Bearer hush")
        #expect(request.headers[0].value.text(revealingSecrets: false) == "•••")
        var dumped = "\(request) \(records)"
        dump(request, to: &dumped)
        dump(phone.adjust, to: &dumped)
        #expect(!dumped.contains("hush"))
        #expect(!request.body.text(revealingSecrets: true).contains("hush"))
    }
}
