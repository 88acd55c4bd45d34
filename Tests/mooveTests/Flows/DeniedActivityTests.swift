import AnalyticsConsent
import Foundation
import Testing

@testable import moove

/// What a denial forgets of journeys and throttles, whoever is told of it and wherever it was made.
@Suite struct DeniedActivityTests {
    private static let filter = ["tap inspector", "show event"]

    private static func files(in folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).filter { name in
            name.hasSuffix(".flow") || name.hasPrefix("throttles/")
        }
    }

    @Test(arguments: ["", " analytics"])
    func `a checkout from before a denial is told to nobody after a grant`(purpose: String) throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Launches.openCheckout, isFirst: true)
            #expect(launches.consent("deny\(purpose)").code == .done)
            #expect(launches.consent("grant\(purpose)").code == .done)
            #expect(try launches.type().claims(of: "checkout_flow") == [])
            #expect(Self.files(in: folder) == [])
        }
    }

    @Test func `a denial erases and counts it, and the marks of throttles`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Self.filter + ["back"] + Launches.openCheckout, isFirst: true)
            #expect(Self.files(in: folder).count == 2)
            let denial = launches.consent("deny")
            #expect(denial.lines.first == "analytics    denied, 1 open journey forgotten")
            #expect(Self.files(in: folder) == [])
        }
    }

    @Test func `also when whoever denied it died before it was erased`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Self.filter + ["back"] + Launches.openCheckout, isFirst: true)
            let consent = DataDirectory(named: folder, environment: [:]).consent { problem in
                Issue.record("\(problem)")
            }
            for state in [ConsentState.denied, .granted] {
                for purpose in Purpose.allCases { try consent.decide(state, for: purpose) }
            }
            #expect(try launches.type().claims(of: "checkout_flow") == [])
            #expect(Self.files(in: folder).allSatisfy { $0.hasPrefix("throttles/") })
            for purpose in Purpose.allCases { try consent.decide(.denied, for: purpose) }
            _ = try launches.type()
            #expect(Self.files(in: folder) == [])
        }
    }

    @Test(arguments: ["", " analytics"])
    func `what a throttle held back is told again after a denial and a grant, made elsewhere`(
        purpose: String
    ) throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            let first = try launches.type(Self.filter, isFirst: true)
            let vendors = ["firebase", "amplitude", "sentry"]
            #expect(first.claims(of: "inspector_filtered") == [vendors])
            #expect(try launches.type(Self.filter).claims(of: "inspector_filtered") == [])
            #expect(launches.consent("deny\(purpose)").code == .done)
            #expect(launches.consent("grant\(purpose)").code == .done)
            #expect(try launches.type(Self.filter).claims(of: "inspector_filtered").count == 1)
        }
    }

    @Test(arguments: ["", " analytics"])
    func `and likewise in the app`(purpose: String) throws {
        let decisions = ["consent deny\(purpose)", "consent grant\(purpose)"]
        let played = try withFolder { folder in
            try Launches(folder: folder)
                .type(Self.filter + ["show event"] + decisions + ["show event"], isFirst: true)
        }
        #expect(played.claims(of: "inspector_filtered").count == 2)
    }

    @Test func `a denial in the app says what it forgot`() throws {
        let played = try withFolder { folder in
            try Launches(folder: folder)
                .type(Launches.openCheckout + ["flush", "consent deny"], isFirst: true)
        }
        let message = played.last { $0["action"] == "consent deny" }?["message"]?.text
        #expect(message == "1 open journey forgotten.")
    }

    @Test func `with diagnostics alone granted, Sentry is told of a checkout`() throws {
        let lines = ["consent deny analytics"] + Launches.openCheckout
        for ending in [["confirm"], ["kill"], ["relaunch"]] {
            let played = try withFolder { folder in
                try Launches(folder: folder).type(lines + ending, isFirst: true)
            }
            #expect(played.claims(of: "checkout_flow") == [["sentry"]], "\(ending)")
        }
    }

    @Test func `a checkout during which analytics are denied is told to Sentry alone`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            let first = try launches.type(
                Launches.openCheckout + ["consent deny analytics", "confirm"],
                isFirst: true
            )
            #expect(first.claims(of: "checkout_flow") == [["sentry"]])

            _ = try launches.type(["consent grant analytics"] + Launches.openCheckout)
            let denial = launches.consent("deny analytics")
            #expect(denial.lines.first == "analytics    denied")
            #expect(try launches.type().claims(of: "checkout_flow") == [["sentry"]])
        }
    }

    @Test func `with diagnostics alone granted, what is told once a day is`() throws {
        let played = try withFolder { folder in
            try Launches(folder: folder).type(
                ["consent deny analytics"] + Self.filter + ["show event", "relaunch"] + Self.filter,
                isFirst: true
            )
        }
        #expect(played.claims(of: "inspector_filtered") == [["sentry"]])
    }

    @Test func `with attribution alone granted, nothing is kept`() throws {
        try withFolder { folder in
            let denials = ["consent deny analytics", "consent deny diagnostics"]
            let played = try Launches(folder: folder).type(
                denials + Self.filter + ["back"] + Launches.openCheckout,
                isFirst: true
            )
            #expect(played.summary?["openJourneys"] == nil)
            #expect(Self.files(in: folder) == [])
        }
    }

    @Test func `without a vendor for diagnostics, their grant keeps nothing`() throws {
        try withFolder { folder in
            let lines = ["begin fresh granted without sentry", "consent deny analytics"]
            let played = try Launches(folder: folder).type(
                lines + Self.filter + ["back"] + Launches.openCheckout,
                isFirst: true
            )
            #expect(played.summary?["openJourneys"] == nil)
            #expect(Self.files(in: folder) == [])
        }
    }
}
