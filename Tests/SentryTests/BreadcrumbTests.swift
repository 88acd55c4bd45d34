import Foundation
import Sentry
import Testing
import VendorDelivery
import VendorTesting

@Suite struct BreadcrumbTests {
    let program = Program()

    /// The breadcrumbs of the next event, as JSON.
    private func trail(of program: Program) -> String? {
        program.call { $0.capture(message: "m") }
        let body = program.takeBodies().first ?? ""
        return body.firstMatch(of: /"breadcrumbs":\{"values":(.*)\}\}$/).map { String($0.1) }
    }

    /// Their texts.
    private func texts(of program: Program) throws -> [String] {
        let values = try JSONSerialization.jsonObject(with: Data((trail(of: program) ?? "[]").utf8))
        return try #require(values as? [[String: Any]]).compactMap { $0["message"] as? String }
    }

    @Test func `breadcrumbs alone make no record`() {
        program.call { $0.addBreadcrumb(Breadcrumb("one")) }
        #expect(program.sink.records == [])
    }

    @Test func `they go with every event that follows, byte for byte`() {
        let crumb = Breadcrumb(level: .warning, category: "navigation")
        crumb.type = "navigation"
        crumb.data = ["to": "home", "is_first": true]
        program.call { sentry in
            sentry.addBreadcrumb(crumb)
            sentry.addBreadcrumb(Breadcrumb("two"))
        }
        let expected =
            #"[{"timestamp":"2026-01-01T00:00:00.123456Z","type":"navigation","#
            + #""category":"navigation","level":"warning","#
            + #""data":{"is_first":true,"to":"home"}},"#
            + #"{"timestamp":"2026-01-01T00:00:00.123456Z","category":"test","level":"info","#
            + #""message":"two"}]"#
        #expect(trail(of: program) == expected)
        #expect(trail(of: program) == expected)
    }

    @Test(arguments: [
        (100, 100), (101, 100), (250, 100),
    ])
    func `the oldest give way to the 101st and later`(added: Int, left: Int) throws {
        program.call { sentry in
            for number in 1...added { sentry.addBreadcrumb(Breadcrumb("\(number)")) }
        }
        let expected = (added - left + 1...added).map { "\($0)" }
        #expect(try texts(of: program) == expected)
        #expect(program.problems.all == [])
    }

    @Test(arguments: [(0, []), (1, ["3"]), (2, ["2", "3"])] as [(UInt, [String])])
    func `there are as many as the options say`(limit: UInt, left: [String]) throws {
        let program = Program { $0.maxBreadcrumbs = limit }
        program.call { sentry in
            for number in 1...3 { sentry.addBreadcrumb(Breadcrumb("\(number)")) }
        }
        #expect(try texts(of: program) == left)
    }

    @Test func `they are in the order of their times, then of their coming`() throws {
        func crumb(_ text: String, at seconds: Double) -> Breadcrumb {
            let crumb = Breadcrumb(text)
            crumb.timestamp = Date(timeIntervalSince1970: seconds)
            return crumb
        }
        program.call { sentry in
            sentry.addBreadcrumb(Breadcrumb("now"))
            sentry.addBreadcrumb(crumb("third", at: 5))
            sentry.addBreadcrumb(crumb("first", at: -0.25))
            sentry.addBreadcrumb(crumb("fourth", at: 5))
            sentry.addBreadcrumb(crumb("second", at: 1))
        }
        let values = trail(of: program)
        #expect(values?.contains(#""1969-12-31T23:59:59.750000Z""#) == true)
        #expect(try texts(of: program) == ["first", "second", "third", "fourth", "now"])
    }

    @Test(
        arguments: [
            ("day \"é\"\n", #""day \"é\"\n""#), (true, "true"), (Int.min, "-9223372036854775808"),
            (UInt64.max, "18446744073709551615"), (0.1, "0.1"), (3.0, "3.0"), (Float(0.1), "0.1"),
            (["x", "y"], #"["x","y"]"#),
            (["b": [true], "a": []] as [String: [Bool]], #"{"a":[],"b":[true]}"#),
        ] as [(any Sendable, String)]
    )
    func `a value keeps its type and every digit`(value: any Sendable, json: String) {
        program.call { $0.addBreadcrumb(Breadcrumb("v", ["v": value])) }
        #expect(trail(of: program)?.hasSuffix(#""data":{"v":\#(json)}}]"#) == true)
        #expect(program.problems.all == [])
    }

    @Test func `a number that isn't finite is left out and reported, and the rest goes`() {
        program.call { sentry in
            sentry.addBreadcrumb(Breadcrumb("v", ["nan": Double.nan, "fine": 1]))
        }
        #expect(trail(of: program)?.hasSuffix(#""data":{"fine":1}}]"#) == true)
        #expect(program.brokenRules == ["nan: sentry.json"])
        #expect(program.problems.all.map(\.isRecordRefused) == [false])
    }

    @Test func `an event's own take the place of the ones that were added`() {
        let event = Event("crash of the last run")
        event.breadcrumbs = [Breadcrumb("before the crash")]
        program.call { sentry in
            sentry.addBreadcrumb(Breadcrumb("after it"))
            sentry.capture(event: event)
        }
        let records = program.sink.take()
        #expect(records.map { $0.parameters["breadcrumbs"] } == [.integer(1)])
        #expect(records.map { $0.body.contains("before the crash") } == [true])
        #expect(records.map { $0.body.contains("after it") } == [false])
    }
}
