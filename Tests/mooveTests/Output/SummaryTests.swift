import HeraldCore
import Testing

@testable import moove

@Suite struct SummaryTests {
    @Test(arguments: ["", "--strict", "--log"], Flow.all.map(\.name))
    func `a flow's sum is what its lines come to`(option: String, flow: String) throws {
        let lines = try Run("demo \(flow) \(option) --json").json()
        let summary = try #require(lines.last)
        let routes = lines.filter { $0["type"] == "route" }
        let requests = lines.filter { $0["type"] == "request" }
        #expect(summary["calls"]?.integer == lines.filter { $0["type"] == "call" }.count)
        #expect(summary["outcomes"] == Self.counts(routes.map { $0["outcome"]?.text }))
        #expect(summary["requests"] == Self.counts(requests.map { $0["vendor"]?.text }))
        #expect(summary["failures"]?.integer == routes.filter { $0["error"] != nil }.count)
        for vendor in ["firebase", "mixpanel"] {
            let bodies = requests.filter { $0["vendor"]?.text == vendor }.compactMap { $0["body"] }
            let records = bodies.map { ($0["events"] ?? $0).elements.count }
            #expect(summary["records"]?[vendor]?.integer ?? 0 == records.reduce(0, +))
        }
    }

    @Test func `the last sum is that of all flows`() throws {
        let sums = try Run("demo --strict --json --quiet").json()
        let total = try #require(sums.last)
        let flows = sums.dropLast()
        #expect(flows.count == Flow.all.count)
        for key in ["calls", "failures"] {
            #expect(total[key]?.integer == flows.compactMap { $0[key]?.integer }.reduce(0, +))
        }
        for key in ["outcomes", "records", "requests"] {
            let counts = flows.flatMap { ($0[key] ?? .null).members }
            let sum = Dictionary(
                counts.compactMap { pair in
                    pair.value.integer.map { (pair.key, $0) }
                },
                uniquingKeysWith: +
            )
            #expect(total[key]?.members.mapValues(\.integer) == sum.mapValues { $0 })
        }
    }

    @Test func `sums add up, also of outcomes and vendors that only one has`() throws {
        let left = try Self.summary(of: ["sign in rider-1"], policy: .generic)
        let right = try Self.summary(of: ["tap tickets", "flush"], policy: .strict)
        let sum = left + right
        // Each purpose has a start and a decision: 6 vendors claim each. Then home, the tap,
        // identify and signed_in.
        #expect(left.calls == 10)
        #expect(left.outcomes == [.claimed: 28, .dropped: 2, .declined: 6])
        #expect(right.calls == 11)
        #expect(right.outcomes == [.claimed: 25, .dropped: 2, .failed: 14])
        #expect(right.failures == 14)
        #expect(sum.calls == 21)
        #expect(sum.outcomes == [.claimed: 53, .dropped: 4, .declined: 6, .failed: 14])
        #expect(
            sum.records == [
                "firebase": 5, "mixpanel": 2, "amplitude": 5, "adjust": 0, "appsflyer": 0,
                "sentry": 0,
            ]
        )
        #expect(sum.requests == ["firebase": 5, "mixpanel": 2, "amplitude": 4])
        #expect(sum.failures == 14)
    }

    @Test func `nothing comes to nothing`() {
        let sum = Summary() + Summary()
        #expect(sum.calls == 0)
        #expect(sum.outcomes.isEmpty)
        #expect(sum.failures == 0)
    }

    private static func counts(_ names: [String?]) -> JSON {
        let counts = Dictionary(names.map { ($0 ?? "none", 1) }, uniquingKeysWith: +)
        return .object(counts.mapValues { .number(Double($0)) })
    }

    /// What launching the app and some actions come to.
    private static func summary(of lines: [String], policy: ChainPolicy) throws -> Summary {
        let app = MooveApp(of: "sum", policy: policy)
        var summary = Summary()
        app.launch()
        summary.add(app.takeReport())
        for line in lines {
            try app.perform(line)
            summary.add(app.takeReport())
        }
        return summary
    }
}
