import FirebaseAnalytics
import Testing
import VendorDelivery
import VendorTesting

@Suite struct FirebaseRequestsTests {
    let app = Installation()

    @Test func `events of one person share a request, byte for byte`() {
        app.log("first")
        app.log("second", after: 2)
        let requests = app.instance.requests(for: app.sink.take())
        #expect(
            requests.map { $0.body.text(revealingSecrets: true) } == [
                #"{"app_instance_id":"0123456789abcdef0123456789abcdef","events":["#
                    + #"{"name":"first","timestamp_micros":1767225600000000,"params":{"#
                    + #""session_id":"1767225600","engagement_time_msec":1}},"#
                    + #"{"name":"second","timestamp_micros":1767225602000000,"params":{"#
                    + #""session_id":"1767225600","engagement_time_msec":2000}}]}"#
            ]
        )
        #expect(requests.map(\.method) == ["POST"])
        #expect(requests.map(\.contentType) == ["application/json"])
        #expect(requests.map(\.recordKeys.count) == [2])
    }

    @Test(arguments: [
        (
            Installation.appStream, FirebaseRequests.Region.global,
            "https://www.google-analytics.com/mp/collect?firebase_app_id=1:234:ios:abc"
        ),
        (
            Installation.webStream, .europe,
            "https://region1.google-analytics.com/mp/collect?measurement_id=G-ABC"
        ),
    ])
    func `the address names stream and region and hides the secret`(
        stream: AnalyticsStream,
        region: FirebaseRequests.Region,
        address: String
    ) throws {
        app.log()
        let maker = FirebaseRequests(stream: stream, region: region)
        let request = try #require(maker.requests(for: app.sink.take()).first)
        #expect(request.url(revealingSecrets: true) == "\(address)&api_secret=hush")
        #expect(request.url(revealingSecrets: false) == "\(address)&api_secret=•••")
        #expect(!"\(request)".contains("hush"))
    }

    @Test(arguments: [(0, []), (25, [25]), (26, [25, 1]), (51, [25, 25, 1])] as [(Int, [Int])])
    func `a request has at most 25 events, in order`(count: Int, expected: [Int]) throws {
        for index in 0..<count { app.log("event_\(index)") }
        let records = app.sink.take()
        let requests = app.instance.requests(for: records)
        #expect(requests.map(\.recordKeys.count) == expected)
        #expect(requests.flatMap(\.recordKeys) == records.map(\.key))
        let bodies = requests.map { $0.body.text(revealingSecrets: true) }
        #expect(try JSONOracle.read(bodies.isEmpty ? ["[]"] : bodies).count == max(1, bodies.count))
    }

    @Test func `a request has less than 130,000 bytes and wastes none`() {
        func sizes(lastID: Int) -> [Int] {
            for (count, length) in [(700, 1), (596, lastID)] {
                let items = Array(repeating: Self.item(85), count: count) + [Self.item(length)]
                app.log("event", ["items": items])
            }
            return app.instance.requests(for: app.sink.take()).map(\.body.byteCount)
        }
        let exact = 129_999 - sizes(lastID: 1)[0] + 1
        #expect(sizes(lastID: exact) == [129_999])
        #expect(sizes(lastID: exact + 1).count == 2)
    }

    @Test func `an event of less than 130,000 bytes with its request is taken, a larger one not`() {
        func size(lastID: Int) -> Int? {
            let items = Array(repeating: Self.item(85), count: 1_297) + [Self.item(lastID)]
            app.log("event", ["items": items])
            return app.instance.requests(for: app.sink.take()).first?.body.byteCount
        }
        let exact = 129_999 - (size(lastID: 1) ?? 0) + 1
        #expect(size(lastID: exact) == 129_999)
        #expect(app.problems.lines == [])
        #expect(size(lastID: exact + 1) == nil)
        #expect(app.problems.lines == ["all body_size refused"])
    }

    /// 100 bytes with its comma, for an id of 85.
    private static func item(_ length: Int) -> [String: String] {
        ["item_id": String(repeating: "x", count: length)]
    }

    @Test func `an event with revenue goes alone, and the order is kept`() {
        let money: [String: Any] = ["value": 1, "currency": "EUR"]
        for parameters in [[:], [:], money, money, [:], [:]] { app.log("event", parameters) }
        let records = app.sink.take()
        let requests = app.instance.requests(for: records)
        #expect(records.map(\.isRevenue) == [false, false, true, true, false, false])
        #expect(requests.map(\.recordKeys.count) == [2, 1, 1, 2])
        #expect(requests.flatMap(\.recordKeys) == records.map(\.key))
    }

    @Test func `a change of person begins a new request`() {
        app.log("anonymous")
        app.instance.setUserID("user-1")
        app.log("known")
        app.log("known")
        let requests = app.instance.requests(for: app.sink.take())
        #expect(requests.map(\.recordKeys.count) == [1, 2])
    }

    @Test func `the automatic keys are those of an event without parameters`() throws {
        app.log()
        let body = try #require(app.takeBodies().first)
        #expect(FirebaseRequests.automaticKeys.allSatisfy { body.contains("\"\($0)\":") })
        #expect(body.count { $0 == ":" } == 3 + FirebaseRequests.automaticKeys.count)
    }
}
