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
        #expect(
            requests.map { $0.body.text(revealingSecrets: true) }
                == records.map { "\($0.body)&created_at_unix=1767225600" }
        )
        for request in requests {
            #expect(request.method == "POST")
            #expect(request.contentType == "application/x-www-form-urlencoded")
            #expect(request.headers == [])
        }
    }

    @Test func `a time before 1970 is the second that it is in`() throws {
        let phone = Phone()
        VendorScope.run(time: -1, stem: RecordKey(rawValue: 1)) {
            phone.adjust.trackEvent(ADJEvent(eventToken: "abc123"))
        }
        let request = try #require(phone.adjust.requests(for: phone.sink.take()).first)
        #expect(request.body.text(revealingSecrets: true).hasSuffix("&created_at_unix=-1"))
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
