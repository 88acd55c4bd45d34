import Testing

@testable import moove

@Suite struct StrictTests {
    /// What no factory answers for in the flow `buy-ticket`, vendor by vendor.
    private static let unmapped = [
        "firebase": [
            "event 'user_action' (UserActionPerformed)",
            "event 'signed_in' (SignedIn)",
            "event 'section_selected' (SectionSelected)",
            "property 'preferred_section' (PreferredSection)",
            "event 'user_action' (UserActionPerformed)",
            "event 'user_action' (UserActionPerformed)",
            "event 'fare_selected' (FareSelected)",
            "event 'user_action' (UserActionPerformed)",
            "event 'ticket_count_changed' (TicketCountChanged)",
            "event 'user_action' (UserActionPerformed)",
            "property 'tickets_purchased' (TicketsPurchased)",
        ],
        "mixpanel": [
            "event 'signed_in' (SignedIn)",
            "event 'section_selected' (SectionSelected)",
            "event 'rider_selected' (RiderSelected)",
            "event 'fare_selected' (FareSelected)",
        ],
    ]

    @Test(arguments: ["firebase", "mixpanel"])
    func `what nobody mapped is reported with its name`(vendor: String) throws {
        let run = Run("demo buy-ticket --strict --json")
        #expect(run.code == .problems)
        #expect(run.errors == [])
        let failed = try run.json().filter {
            $0["vendor"]?.text == vendor && $0["outcome"] == "failed"
        }
        let expected = try #require(Self.unmapped[vendor])
        #expect(failed.count == expected.count)
        for (line, name) in zip(failed, expected) {
            let word = name.hasPrefix("event") ? "sent" : "set"
            #expect(
                line["error"]?.text
                    == "No factory answered for \(name), so it wasn't \(word). To fix, add a factory "
                    + "for it, or end the chain with the generic one."
            )
            #expect(line["factory"]?.text?.hasPrefix("RequireMapped") == true)
        }
    }

    @Test func `people read it too`() {
        let run = Run("demo buy-ticket --strict")
        #expect(run.code == .problems)
        #expect(run.output.contains("!  No factory answered for event 'section_selected'"))
        #expect(run.output.contains("; 69 failures\n"))
    }

    @Test func `what nobody mapped isn't sent, the rest is`() throws {
        let requests = try Run("demo buy-ticket --strict --json").json()
            .filter { $0["type"] == "request" }
        let bodies = "\(requests)"
        #expect(!bodies.contains("section_selected"))
        #expect(!bodies.contains("tickets_purchased\": mooveTests.JSON.object"))
        #expect(bodies.contains("purchase"))
        #expect(bodies.contains("$transactions"))
    }

    @Test func `what nobody mapped is a problem only when one asks`() throws {
        #expect(try Run(script: "tap tickets", options: ["--strict"]).code == .problems)
        #expect(try Run(script: "tap tickets").code == .done)
    }

    @Test func `a wrong line counts for more than what nobody mapped`() throws {
        let run = try Run(script: "tap tickets\nnonsense", options: ["--strict"])
        #expect(run.code == .badInput)
    }
}
