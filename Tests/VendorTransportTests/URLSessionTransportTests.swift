import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

/// What comes of requests to a real server.
@Suite struct URLSessionTransportTests {
    private let sandbox: VendorSandbox
    private let transport: URLSessionTransport

    init() throws {
        sandbox = try VendorSandbox(["--amplitude-api-key", "the-secret"])
        transport = URLSessionTransport(server: sandbox.address)
    }

    @Test func `requests go on one connection, whole and in order`() throws {
        for key in 1...5 {
            #expect(transport.send(.sample(key: key)).status == 200)
        }
        let counts = try #require(try sandbox.summary()["amplitude"])
        #expect(counts.requests == 5)
        #expect(counts.connections == 1)
        #expect(counts.violations == [:])
        #expect(try sandbox.records(of: "amplitude").map(\.key) == (1...5).map { "key-\($0)" })
    }

    @Test func `status, headers and body of an answer are handed on`() throws {
        try sandbox.misbehave(
            #"{"mode":"status","status":429,"retry_after":7,"body":"{\"code\":429}"}"#
        )
        guard case .response(let response) = transport.send(.sample()) else {
            Issue.record("no response")
            return
        }
        #expect(response.status == 429)
        #expect(response.headers["retry-after"] == "7")
        #expect(response.body == Array(#"{"code":429}"#.utf8))
    }

    @Test func `a redirect is an answer and is not followed`() throws {
        let elsewhere = "\(sandbox.address.text)/2/httpapi"
        for (count, status) in [301, 302, 303, 307, 308].enumerated() {
            try sandbox.misbehave(
                #"{"mode":"redirect","status":\#(status),"location":"\#(elsewhere)"}"#
            )
            #expect(transport.send(.sample()).status == status)
            #expect(try sandbox.summary()["amplitude"]?.requests == count + 1)
        }
    }

    @Test func `of a long answer 64 KB are kept`() throws {
        try sandbox.misbehave(#"{"mode":"huge","bytes":8000000}"#)
        guard case .response(let response) = transport.send(.sample()) else {
            Issue.record("no response")
            return
        }
        #expect(response.body.count == 65_536)
        #expect(transport.send(.sample()).status == 200)
    }

    @Test func `an answer is there as soon as all that is kept of it is`() throws {
        let listener = try Listener()
        defer { listener.end() }
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n"
        listener.say(Array(head.utf8) + Array(repeating: UInt8(ascii: "x"), count: 65_536))
        let answer = URLSessionTransport()
            .send(.sample(host: "http://127.0.0.1:\(listener.port)"))
        #expect(
            answer
                == .status(
                    200,
                    ["content-length": "1000000"],
                    body: Array(repeating: 0x78, count: 65_536)
                )
        )
    }

    @Test func `requests of several threads each get their own answer`() async throws {
        let transport = transport
        let statuses = await withTaskGroup { group in
            for key in 1...8 {
                group.addTask {
                    transport.send(.sample(path: key == 5 ? "/elsewhere" : "/2/httpapi", key: key))
                        .status
                }
            }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(statuses.filter { $0 == 200 }.count == 7)
        #expect(statuses.filter { $0 == 404 }.count == 1)
        let keys = try sandbox.records(of: "amplitude").compactMap(\.key).sorted()
        #expect(keys == [1, 2, 3, 4, 6, 7, 8].map { "key-\($0)" })
    }

    @Test func `an answer that does not come whole is lost`() throws {
        let modes = ["close", "reset_after_reading", "reset_mid_answer"]
        for (count, mode) in modes.enumerated() {
            try sandbox.misbehave(#"{"mode":"\#(mode)"}"#)
            let answer = transport.send(.sample())
            #expect(answer.isLost, "\(mode)")
            #expect("\(answer)" == "\(sandbox.address.host): the connection ended early")
            #expect(try sandbox.summary()["amplitude"]?.requests == count + 1)
        }
        #expect(transport.send(.sample()).status == 200)
    }

    /// Whether the server's reset overtakes the body is chance.
    @Test func `a reset before the request is read leaves no answer`() throws {
        try sandbox.misbehave(#"{"mode":"reset_before_reading"}"#)
        let answer = transport.send(.sample())
        #expect("\(answer)" == "\(sandbox.address.host): the connection ended early")
        #expect(transport.send(.sample()).status == 200)
    }

    /// libcurl would send it again by itself.
    @Test(arguments: ["close", "reset_after_reading"])
    func `a request whose kept connection ends is not sent twice`(mode: String) throws {
        try sandbox.misbehave(#"{"mode":"\#(mode)","skip":1}"#)
        #expect(transport.send(.sample(key: 1)).status == 200)
        let answer = transport.send(.sample(key: 2))
        #expect(
            answer
                == .lost(.init(host: sandbox.address.host, reason: "the connection ended early"))
        )
        #expect(transport.send(.sample(key: 3)).status == 200)
        let keys = try sandbox.records(of: "amplitude").map(\.key)
        #expect(keys == ["key-1", "key-2", "key-3"])
    }

    @Test func `no answer in time is lost, and so is one that comes too slowly`() throws {
        let limits = TimeLimits(connecting: .seconds(30), whole: .seconds(1))
        let transport = URLSessionTransport(limits: limits, server: sandbox.address)
        for misbehaviour in [#"{"mode":"delay","seconds":60}"#, #"{"mode":"drip"}"#] {
            try sandbox.misbehave(misbehaviour)
            let answer = transport.send(.sample())
            #expect(answer.isLost)
            #expect("\(answer)" == "\(sandbox.address.host): no answer within 1.0 seconds")
        }
    }

    @Test func `an answer ends where it was announced to end`() throws {
        try sandbox.misbehave(#"{"mode":"wrong_length","delta":-4}"#)
        try sandbox.misbehave(#"{"mode":"wrong_length","delta":16}"#)
        #expect(transport.send(.sample()).status == 200)
        #expect(transport.send(.sample()).isLost)
    }

    @Test func `without a server for all, the request's own host is asked`() throws {
        let transport = URLSessionTransport()
        let answer = transport.send(.sample(host: sandbox.address.text))
        #expect(answer.status == 200)
    }

    @Test func `a secret goes on the wire and into no answer`() throws {
        #expect(transport.send(.sample()).status == 200)
        try sandbox.misbehave(#"{"mode":"close"}"#)
        let lost = transport.send(.sample())
        let unreachable = URLSessionTransport().send(
            .sample(host: "http://elsewhere")
        )
        for answer in [lost, unreachable] {
            var dumped = ""
            dump(answer, to: &dumped)
            #expect(!dumped.contains("secret"))
            #expect(!dumped.contains("?"))
        }
    }
}
