import Testing

@testable import moove

@Suite struct ProfileFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("profile")
    }

    @Test(arguments: ["firebase", "mixpanel", "amplitude"])
    func `every event goes out under its own name, by no rule`(vendor: String) {
        let own = ["signed_in", "signed_out", "profile_edited"]
        let sent = flow.sent(to: vendor).filter { line in own.contains { line.hasPrefix("\($0) ") }
        }
        #expect(
            sent == [
                "signed_in {}", #"profile_edited {"field":"home_stop"}"#,
                #"profile_edited {"field":"language"}"#, "signed_out {}", "signed_in {}",
                "signed_out {}",
            ]
        )
        for call in own.flatMap(flow.tracked) {
            let factory = call.routes[vendor]?["factory"]?.text
            #expect(factory?.hasPrefix("Generic") == true)
        }
    }

    @Test(arguments: ["adjust", "appsflyer"])
    func `who takes only what has a rule is sent nothing`(vendor: String) {
        #expect(flow.sent(to: vendor) == [])
    }

    @Test func `a person is known before their signing in is told, and until their signing out`()
        throws
    {
        let operations = flow.calls.compactMap { call -> String? in
            switch (call.operation, call.name) {
            case ("identify", _), ("reset", _): call.operation
            case ("track", "signed_in"?), ("track", "signed_out"?): call.name
            default: nil
            }
        }
        #expect(
            operations == [
                "identify", "signed_in", "signed_out", "reset", "identify", "signed_in",
                "signed_out", "reset",
            ]
        )
    }

    @Test func `requests name the person whose deed it was`() {
        let people = flow.firebase.filter {
            $0.name.hasPrefix("signed_") || $0.name == "profile_edited"
        }
        .map { "\($0.name) \($0.userId ?? "-")" }
        #expect(people == Self.people)
        let others = flow.mixpanel
            .filter { $0.name.hasPrefix("signed_") || $0.name == "profile_edited" }
            .map { "\($0.name) \($0.userId ?? "-")" }
        #expect(others == Self.people)
    }

    private static let people = [
        "signed_in rider-1", "profile_edited rider-1", "profile_edited rider-1",
        "signed_out rider-1", "signed_in rider-2", "signed_out rider-2",
    ]

    @Test func `accounts that can't be reached sign nobody in`() {
        let error =
            #"app_error {"error_code":1,"error_domain":"profile.accounts","#
            + #""operation":"sign_in"}"#
        let sent = flow.sent(to: "firebase", after: "sign in rider-2")
        #expect(sent.filter { $0.hasPrefix("app_error") } == [error])
        #expect(flow.tracked("app_error").count == 1)
        #expect(flow.tracked("signed_in").count == 2)
    }
}
