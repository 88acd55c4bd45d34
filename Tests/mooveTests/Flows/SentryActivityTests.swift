import AnalyticsConsent
import Testing

@testable import moove

/// What is kept of journeys and throttles where diagnostics alone are granted, which Sentry is for.
@Suite struct SentryActivityTests {
    @Test func `with diagnostics alone granted, Sentry is told of a checkout`() throws {
        let lines = ["consent deny analytics"] + Launches.openCheckout
        for ending in [["confirm"], ["kill"], ["relaunch"]] {
            let played = try withFolder { folder in
                try Launches(folder: folder).type(lines + ending, isFirst: true)
            }
            #expect(
                played.claims(of: "checkout_flow", for: Purpose.allCases) == [["sentry"]],
                "\(ending)"
            )
        }
    }

    @Test func `and has it among what happened before an issue`() throws {
        let failure = ["back", "tap passes"] + Launches.openCheckout.dropFirst() + ["bank down"]
        let lines = ["consent deny analytics"] + Launches.openCheckout + ["confirm"] + failure
        let played = try withFolder { folder in
            try Launches(folder: folder).type(lines + ["confirm"], isFirst: true)
        }
        let issues = played.filter { $0["type"] == "request" && $0["vendor"] == "sentry" }
        #expect(issues.count == 1)
        #expect("\(issues)".contains("checkout_flow"))
    }

    @Test func `a checkout during which analytics are denied is told to Sentry alone`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            let first = try launches.type(
                Launches.openCheckout + ["consent deny analytics", "confirm"],
                isFirst: true
            )
            #expect(first.claims(of: "checkout_flow", for: Purpose.allCases) == [["sentry"]])

            _ = try launches.type(["consent grant analytics"] + Launches.openCheckout)
            let denial = launches.consent("deny analytics")
            #expect(denial.lines.first == "analytics    denied")
            let next = try launches.type()
            #expect(next.claims(of: "checkout_flow", for: Purpose.allCases) == [["sentry"]])
        }
    }

    @Test func `with diagnostics alone granted, what is told once a day is`() throws {
        let played = try withFolder { folder in
            try Launches(folder: folder).type(
                ["consent deny analytics"] + Launches.filter + ["show event", "relaunch"]
                    + Launches.filter,
                isFirst: true
            )
        }
        #expect(played.claims(of: "inspector_filtered", for: Purpose.allCases) == [["sentry"]])
    }

    @Test func `without a vendor for diagnostics, their grant keeps nothing`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            let lines = ["begin fresh granted without sentry", "consent deny analytics"]
            let played = try launches.type(
                lines + Launches.filter + ["back"] + Launches.openCheckout,
                isFirst: true
            )
            #expect(played.summary?["openJourneys"] == nil)
            #expect(launches.storedActivity == [])
        }
    }
}
