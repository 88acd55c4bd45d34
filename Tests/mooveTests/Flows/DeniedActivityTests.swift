import AnalyticsConsent
import Foundation
import Testing

@testable import moove

/// What a denial forgets of journeys and throttles, whoever is told of it and wherever it was made.
@Suite struct DeniedActivityTests {
    @Test(arguments: ["", " analytics"])
    func `a checkout from before a denial is told to nobody after a grant`(purpose: String) throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Launches.openCheckout, isFirst: true)
            #expect(launches.consent("deny\(purpose)").code == .done)
            #expect(launches.consent("grant\(purpose)").code == .done)
            #expect(try launches.type().claims(of: "checkout_flow") == [])
            #expect(launches.storedActivity == [])
        }
    }

    @Test func `a denial erases and counts it, and the marks of throttles`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Launches.filter + ["back"] + Launches.openCheckout, isFirst: true)
            #expect(launches.storedActivity.count == 2)
            let denial = launches.consent("deny")
            #expect(denial.lines.first == "analytics    denied, 1 open journey forgotten")
            #expect(launches.storedActivity == [])
        }
    }

    @Test func `also when whoever denied it died before it was erased`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Launches.filter + ["back"] + Launches.openCheckout, isFirst: true)
            let consent = DataDirectory(named: folder, environment: [:]).consent { problem in
                Issue.record("\(problem)")
            }
            for state in [ConsentState.denied, .granted] {
                for purpose in Purpose.allCases { try consent.decide(state, for: purpose) }
            }
            let next = try launches.type()
            #expect(next.claims(of: "checkout_flow") == [])
            #expect(
                next.first { $0["action"] == "launch" }?["message"]
                    == "1 earlier journey forgotten, since consent to it was taken back."
            )
            #expect(
                launches.storedActivity.allSatisfy { $0.hasPrefix("throttles/") }
            )
            for purpose in Purpose.allCases { try consent.decide(.denied, for: purpose) }
            _ = try launches.type()
            #expect(launches.storedActivity == [])
        }
    }

    @Test(arguments: ["", " analytics"])
    func `what a throttle held back is told again after a denial and a grant, made elsewhere`(
        purpose: String
    ) throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            let first = try launches.type(Launches.filter, isFirst: true)
            #expect(first.claims(of: "inspector_filtered") == [["firebase", "amplitude"]])
            #expect(try launches.type(Launches.filter).claims(of: "inspector_filtered") == [])
            #expect(launches.consent("deny\(purpose)").code == .done)
            #expect(launches.consent("grant\(purpose)").code == .done)
            #expect(try launches.type(Launches.filter).claims(of: "inspector_filtered").count == 1)
        }
    }

    @Test(arguments: ["", " analytics"])
    func `and likewise in the app`(purpose: String) throws {
        let decisions = ["consent deny\(purpose)", "consent grant\(purpose)"]
        let played = try withFolder { folder in
            try Launches(folder: folder)
                .type(Launches.filter + ["show event"] + decisions + ["show event"], isFirst: true)
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

    @Test func `with attribution alone granted, nothing is kept`() throws {
        try withFolder { folder in
            let denials = ["consent deny analytics", "consent deny diagnostics"]
            let launches = Launches(folder: folder)
            let played = try launches.type(
                denials + Launches.filter + ["back"] + Launches.openCheckout,
                isFirst: true
            )
            #expect(played.summary?["openJourneys"] == nil)
            #expect(launches.storedActivity == [])
        }
    }
}
