import AmplitudeSwift
import Foundation
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AmplitudeRequestsTests {
    let device = Device()

    @Test func `events share a request with the key in its body, shown only when revealed`() throws
    {
        device.call { amplitude in
            amplitude.track(eventType: "first")
            amplitude.identify(userProperties: ["plan": "pro"])
        }
        let records = device.sink.take()
        #expect(!records.contains { $0.body.contains("hush") || $0.envelope.contains("hush") })
        let requests = device.amplitude.requests(for: records)
        let request = try #require(requests.first)
        #expect(requests.count == 1)
        #expect(request.url(revealingSecrets: true) == "https://api2.amplitude.com/2/httpapi")
        #expect(request.method == "POST")
        #expect(request.contentType == "application/json")
        #expect(request.headers == [])
        let shown =
            #"{"api_key":"•••","events":[\#(records[0].body),\#(records[1].body)]}"#
        #expect(request.body.text(revealingSecrets: false) == shown)
        #expect(
            request.body.text(revealingSecrets: true) == shown.replacing("•••", with: "hush")
        )
        #expect(!"\(request)".contains("hush"))
        #expect(request.recordKeys == records.map(\.key))
    }

    @Test func `a shorter id is announced with each request`() {
        let device = Device(minIdLength: 3)
        device.call { $0.track(eventType: "e") }
        let records = device.sink.take()
        #expect(
            device.amplitude.requests(for: records).map { $0.body.text(revealingSecrets: false) }
                == [
                    #"{"api_key":"•••","events":[\#(records[0].body)],"#
                        + #""options":{"min_id_length":3}}"#
                ]
        )
    }

    @Test(arguments: [
        (ServerZone.US, "https://api2.amplitude.com"), (.EU, "https://api.eu.amplitude.com"),
    ])
    func `a zone has a host of its own`(zone: ServerZone, host: String) {
        let device = Device(serverZone: zone)
        device.call { $0.track(eventType: "e") }
        #expect(device.amplitude.requests(for: device.sink.take()).map(\.host) == [host])
    }

    @Test(arguments: [
        (0, []), (1, [1]), (900, [900]), (901, [900, 1]), (2_000, [900, 900, 200]),
    ])
    func `a request has no more events than a device may send at once, and order is kept`(
        count: Int,
        expected: [Int]
    ) throws {
        device.call { amplitude in
            for _ in 0..<count { amplitude.track(eventType: "e") }
        }
        let records = device.sink.take()
        let requests = device.amplitude.requests(for: records)
        #expect(requests.map(\.recordKeys.count) == expected)
        #expect(requests.flatMap(\.recordKeys) == records.map(\.key))
        #expect(device.amplitude.batchRule.batches(of: records).map(\.count) == expected)
        for request in requests {
            let body = Data(request.body.text(revealingSecrets: true).utf8)
            let object = try #require(
                try JSONSerialization.jsonObject(with: body) as? [String: Any]
            )
            #expect((object["events"] as? [Any])?.count == request.recordKeys.count)
        }
    }

    @Test(arguments: [nil, 3])
    func `a request has less than 1,000,000 bytes`(minIdLength: Int?) {
        /// The sizes of the requests for two events, whose lists have so many letters in all.
        func sizes(letters: Int) -> [Int] {
            let device = Device(minIdLength: minIdLength)
            let texts = (0..<1_000).map { index in
                String(repeating: "x", count: letters / 1_000 + (index < letters % 1_000 ? 1 : 0))
            }
            device.call { amplitude in
                amplitude.track(eventType: "e", eventProperties: ["t": texts])
                amplitude.track(eventType: "e")
            }
            return device.amplitude.requests(for: device.sink.take()).map(\.body.byteCount)
        }
        let exact = 999_999 - sizes(letters: 0)[0]
        #expect(sizes(letters: exact) == [999_999])
        #expect(sizes(letters: exact + 1).count == 2)
    }

    @Test func `the automatic keys are those of an event without properties`() throws {
        device.call { amplitude in
            amplitude.setUserId(userId: "user-1")
            amplitude.track(eventType: "e")
        }
        let body = Data(try #require(device.takeBodies().first).utf8)
        let event = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(Set(event.keys) == AmplitudeRequests.automaticKeys.union(["event_type"]))
    }
}
