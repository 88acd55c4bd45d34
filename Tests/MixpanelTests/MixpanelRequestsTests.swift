import Mixpanel
import Testing
import VendorDelivery
import VendorTesting

@Suite struct MixpanelRequestsTests {
    let device = Device()

    @Test func `events are imported with the token as the user`() throws {
        device.call { mixpanel in
            mixpanel.track(event: "first")
            mixpanel.track(event: "second")
        }
        let records = device.sink.take()
        let requests = device.mixpanel.requests(for: records)
        let request = try #require(requests.first)
        #expect(requests.count == 1)
        #expect(
            request.url(revealingSecrets: true) == "https://api.mixpanel.com/import?strict=1"
        )
        #expect(request.headers.map(\.name) == ["Authorization"])
        // "hush:" in base 64.
        #expect(request.headers[0].value.text(revealingSecrets: true) == "Basic aHVzaDo=")
        #expect(request.headers[0].value.text(revealingSecrets: false) == "•••")
        #expect(
            request.body.text(revealingSecrets: true) == "[\(records[0].body),\(records[1].body)]"
        )
        #expect(request.contentType == "application/json")
    }

    @Test func `profile operations carry the token, which is shown only when revealed`() throws {
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1")
            mixpanel.people.set(property: "plan", to: "pro")
            mixpanel.people.unset(properties: ["old"])
        }
        let records = device.sink.take()
        #expect(!records.contains { $0.body.contains("hush") || $0.envelope.contains("hush") })
        let requests = device.mixpanel.requests(for: records)
        let request = try #require(requests.first)
        #expect(requests.count == 1)
        #expect(
            request.url(revealingSecrets: true)
                == "https://api.mixpanel.com/engage?ip=0&verbose=1&strict=1"
        )
        let rest = #""$distinct_id":"user-1","$time":1767225600123,"#
        let shown =
            #"[{"$token":"•••",\#(rest)"$set":{"plan":"pro"}},"#
            + #"{"$token":"•••",\#(rest)"$unset":["old"]}]"#
        #expect(request.body.text(revealingSecrets: false) == shown)
        #expect(
            request.body.text(revealingSecrets: true)
                == shown.replacing("•••", with: "hush")
        )
        #expect(!"\(request)".contains("hush"))
        #expect(request.headers == [])
    }

    @Test(arguments: [
        (MixpanelRegion.europe, "https://api-eu.mixpanel.com"),
        (.india, "https://api-in.mixpanel.com"),
        (.unitedStates, "https://api.mixpanel.com"),
    ])
    func `a region has a host of its own`(region: MixpanelRegion, host: String) {
        device.call { mixpanel in
            mixpanel.track(event: "e")
            mixpanel.people.deleteUser()
        }
        let maker = MixpanelRequests(token: Secret("hush"), region: region)
        #expect(maker.requests(for: device.sink.take()).map(\.host) == [host, host])
    }

    @Test func `order is kept, and an operation that could count twice goes alone`() {
        device.call { mixpanel in
            mixpanel.track(event: "a")
            mixpanel.track(event: "b")
            mixpanel.people.trackCharge(amount: 1)
            mixpanel.people.trackCharge(amount: 2)
            mixpanel.people.set(property: "c", to: 1)
            mixpanel.people.setOnce(properties: ["d": 1])
            mixpanel.track(event: "e")
        }
        let records = device.sink.take()
        let requests = device.mixpanel.requests(for: records)
        #expect(requests.map(\.recordKeys.count) == [2, 1, 1, 2, 1])
        #expect(
            requests.map(\.path) == ["/import", "/engage", "/engage", "/engage", "/import"]
        )
        #expect(requests.flatMap(\.recordKeys) == records.map(\.key))
    }

    @Test(arguments: [(1_999, [1_999]), (2_000, [2_000]), (2_001, [2_000, 1])])
    func `a request has at most 2,000 records`(count: Int, expected: [Int]) throws {
        device.call { mixpanel in
            for _ in 0..<count { mixpanel.track(event: "e") }
        }
        device.call { mixpanel in
            for _ in 0..<count { mixpanel.people.set(property: "a", to: 1) }
        }
        let requests = device.mixpanel.requests(for: device.sink.take())
        #expect(requests.map(\.recordKeys.count) == expected + expected)
        let bodies = requests.map { $0.body.text(revealingSecrets: true) }
        #expect(try JSONOracle.read(bodies).count == bodies.count)
    }

    /// With events, room for `{"$token":"hush"` is kept three times and not used.
    @Test(arguments: [(true, 2_000_000), (false, 2_000_000 - 3 * 16)])
    func `a request has at most 2,000,000 bytes`(isProfile: Bool, most: Int) {
        func sizes(last: Int) -> [Int] {
            for bytes in [900_000, 900_000, last] {
                device.call { $0.write(properties(ofBytes: bytes), isProfile: isProfile) }
            }
            return device.mixpanel.requests(for: device.sink.take()).map(\.body.byteCount)
        }
        let exact = most - sizes(last: 7)[0] + 7
        #expect(sizes(last: exact) == [most])
        #expect(sizes(last: exact + 1).count == 2)
    }

    /// The body of a request with one record has two brackets more.
    @Test(arguments: [(true, 1_000_002, "update_size"), (false, 1_000_001, "event_size")])
    func `a record of almost 1 MB is taken, a larger one not`(
        isProfile: Bool,
        most: Int,
        rule: String
    ) {
        func size(_ bytes: Int) -> Int? {
            device.call { $0.write(properties(ofBytes: bytes), isProfile: isProfile) }
            return device.mixpanel.requests(for: device.sink.take()).first?.body.byteCount
        }
        let exact = most - (size(7) ?? 0) + 7
        #expect(size(exact) == most)
        #expect(device.problems.lines == [])
        #expect(size(exact + 1) == nil)
        #expect(device.problems.lines == ["all \(rule) refused"])
    }

    @Test func `the automatic keys are those of an event without properties`() throws {
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1")
            mixpanel.track(event: "e")
        }
        let body = try #require(device.takeBodies().first)
        #expect(MixpanelRequests.automaticKeys.allSatisfy { body.contains("\"\($0)\":") })
        #expect(body.count { $0 == ":" } == 2 + MixpanelRequests.automaticKeys.count)
    }
}

extension MixpanelInstance {
    fileprivate func write(_ properties: Properties, isProfile: Bool) {
        if isProfile {
            people.set(properties: properties)
        } else {
            track(event: "e", properties: properties)
        }
    }
}
