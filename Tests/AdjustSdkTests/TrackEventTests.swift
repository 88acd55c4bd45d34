import AdjustSdk
import Testing
import VendorDelivery
import VendorTesting

@Suite struct TrackEventTests {
    let phone = Phone()

    @Test func `an event becomes one record, byte for byte`() {
        phone.track { event in
            event.setRevenue(5, currency: "USD")
            event.addCallbackParameter("order_id", value: "o-1 & é")
            event.addCallbackParameter("count", value: "2")
            event.addPartnerParameter("campaign", value: "spring")
        }
        let expected = VendorRecord(
            vendor: "adjust",
            endpoint: "event",
            name: "abc123",
            parameters: [
                "count": .string("2"), "order_id": .string("o-1 & é"), "revenue": .number(5),
                "currency": .string("USD"),
            ],
            key: RecordKey(rawValue: 0xABC),
            time: 1_767_225_600_999_999,
            body: "s2s=1&app_token=abcdefghijkl&event_token=abc123"
                + "&idfv=01234567-89AB-CDEF-0123-456789ABCDEF"
                + "&environment=sandbox&revenue=5.0&currency=USD&callback_params="
                + "%7B%22count%22:%222%22%2C%22order_id%22:%22o-1%20%26%20%C3%A9%22%7D"
                + "&partner_params=%7B%22campaign%22:%22spring%22%7D",
            repetition: .once,
            hasRevenue: true
        )
        #expect(phone.sink.take() == [expected])
        #expect(phone.problems.all == [])
    }

    @Test func `an event of nothing but its token has no empty field`() {
        phone.track()
        #expect(
            phone.takeBodies() == [
                "s2s=1&app_token=abcdefghijkl&event_token=abc123" + Phone.fields
            ]
        )
    }

    @Test func `Python reads the callback parameters as they were given`() throws {
        phone.track { event in
            event.addCallbackParameter("a&b=c", value: "1+1 = 2; 100%")
            event.addCallbackParameter("quote", value: "\"é\"\n\\")
            event.addCallbackParameter("empty", value: "")
        }
        let read = try #require(
            try FormOracle.read("callback_params", of: phone.takeBodies()).first
        )
        #expect(
            read == #"{'a&b=c': '1+1 = 2; 100%', 'empty': '', 'quote': '"\xe9"\n\\'}"#
        )
    }

    @Test(arguments: [
        (0.001, "0.001"), (5, "5.0"), (1_000_000_001, "1000000001.0"),
        (1e16, "10000000000000000.0"), (0.1, "0.1"),
    ])
    func `revenue is written without exponent`(amount: Double, text: String) {
        phone.track { $0.setRevenue(amount, currency: "USD") }
        #expect(phone.takeBodies().map { $0.hasSuffix("&revenue=\(text)&currency=USD") } == [true])
    }

    @Test func `the revenue that was set last counts`() {
        phone.track { event in
            event.setRevenue(.nan, currency: "USD")
            event.setRevenue(2, currency: "EUR")
        }
        #expect(phone.takeBodies().map { $0.hasSuffix("&revenue=2.0&currency=EUR") } == [true])
        #expect(phone.problems.all == [])
    }

    @Test func `an event without a token can't be made, and tracking none is reported`() {
        #expect(ADJEvent(eventToken: "") == nil)
        phone.adjust.trackEvent(nil)
        #expect(phone.takeBodies() == [])
        #expect(phone.problems.rules == ["whole": AdjustLimits.eventTokenRequired])
    }

    @Test func `an event with an id of one before is dropped, of the last ten`() {
        for id in ["first"] + (1...9).map(String.init) + ["first", "10", "first"] {
            phone.track { event in
                event.setDeduplicationId(id)
                event.addCallbackParameter("id", value: id)
            }
        }
        let ids = phone.sink.take().map { $0.parameters["id"] }
        #expect(ids == (["first"] + (1...10).map(String.init) + ["first"]).map { .string($0) })
        #expect(phone.problems.all == [])
    }

    @Test func `an id of an event that was refused is free`() {
        for amount in [0, 1.0] {
            phone.track { event in
                event.setDeduplicationId("o-1")
                event.setRevenue(amount, currency: "USD")
            }
        }
        #expect(phone.sink.take().count == 1)
    }

    @Test func `how many ids are remembered is up to the configuration`() throws {
        let config = try #require(ADJConfig.sample())
        config.eventDeduplicationIdsMaxSize = -1
        #expect(config.eventDeduplicationIdsMaxSize == 0)
        let phone = Phone(config: config)
        for _ in 0..<2 { phone.track { $0.setDeduplicationId("o-1") } }
        #expect(phone.sink.take().count == 2)
    }
}
