import Testing

@testable import VendorDelivery

@Suite struct RetryAfterTests {
    @Test(
        arguments: [
            ("7", .seconds(7)), ("007", .seconds(7)), ("86400", .seconds(86_400)),
            ("86401", .seconds(86_400)), ("99999999999999999999", .seconds(86_400)),
            ("0", .backOff), ("-7", .backOff), ("+7", .backOff), ("7.5", .backOff), ("", .backOff),
            (" 7", .backOff), ("soon", .backOff), ("٧", .backOff),
            ("Fri, 02 Jan 2026 00:00:05 GMT", .seconds(7)),
            ("Thu, 01 Jan 2026 23:59:58 GMT", .backOff),
            ("Thu, 01 Jan 2026 23:59:50 GMT", .backOff),
            ("Fri, 02 Jan 2099 00:00:05 GMT", .seconds(86_400)),
            ("Fri, 02 Jan 2026 00:00:05 CET", .backOff),
        ] as [(String, Pause)]
    )
    func `seconds or a date make a pause, and anything else is the sender's`(
        text: String,
        pause: Pause
    ) {
        let headers = ["retry-after": text, "date": "Thu, 01 Jan 2026 23:59:58 GMT"]
        #expect(Answer.Response(status: 503, headers: headers).pause == pause)
    }

    @Test func `a date is nothing without the vendor's own`() {
        let headers = ["retry-after": "Fri, 02 Jan 2026 00:00:05 GMT"]
        #expect(Answer.Response(status: 503, headers: headers).pause == .backOff)
    }

    @Test(
        arguments: [
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Tue, 29 Feb 2000 23:59:60 GMT", 951_868_800),
            ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
        ]
    )
    func `dates are counted by the calendar`(text: String, seconds: Int) {
        #expect(HTTPDate(text)?.seconds == seconds)
    }

    @Test(arguments: [
        "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
        "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
        "Sun, 06 Nov 0994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
    ])
    func `other forms are no dates`(text: String) {
        #expect(HTTPDate(text) == nil)
    }
}
