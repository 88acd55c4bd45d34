import HeraldCore
import Inspector
import Testing

@testable import moove

@Suite struct InspectorWordsTests {
    private let words = InspectorWords(
        vendors: VendorName.allCases.map(\.rawValue),
        events: ["ad_impression", "home"]
    )

    @Test(arguments: [
        ("all", InspectorFilter.all),
        ("mixpanel", InspectorFilter(vendor: "mixpanel")),
        ("property", InspectorFilter(kind: .property)),
        ("refused", InspectorFilter(outcome: .refused)),
        ("home", InspectorFilter(event: "home")),
        ("in_doubt event", InspectorFilter(kind: .event, delivery: .inDoubt)),
        (
            "ad_impression dead claimed event firebase",
            InspectorFilter(
                vendor: "firebase",
                kind: .event,
                outcome: .claimed,
                delivery: .dead,
                event: "ad_impression"
            )
        ),
    ])
    func `each word is a part of the filter, in any order`(
        line: String,
        filter: InspectorFilter
    ) throws {
        #expect(try words.filter(line.split(separator: " ").map(String.init)) == filter)
    }

    @Test(arguments: InspectorDelivery.allCases)
    func `calls are shown by each thing that can become of a record`(
        delivery: InspectorDelivery
    ) throws {
        #expect(try words.filter([delivery.rawValue]) == InspectorFilter(delivery: delivery))
    }

    @Test func `no word means two things`() {
        let all =
            words.vendors + InspectorKind.allCases.map(\.rawValue)
            + RouteReport.Outcome.allCases.map(\.rawValue)
            + InspectorDelivery.allCases.map(\.rawValue) + ["all"]
        #expect(Set(all).count == all.count)
    }

    @Test(arguments: ["all mixpanel", "ticket_purchased", "in doubt"])
    func `what was not tracked and is no such word is refused`(line: String) {
        #expect(throws: NotPossible.self) {
            try words.filter(line.split(separator: " ").map(String.init))
        }
    }

    @Test func `a word without a meaning is answered with those that have one`() throws {
        let run = try Run(script: "tap inspector\nadvertise\nshow quued")
        let vendors = VendorName.allCases.map(\.rawValue).joined(separator: ", ")
        #expect(run.code == .badInput)
        #expect(
            run.errors.first?.hasPrefix(
                "moove: script.moove, line 3: 'quued' is nothing that calls are shown by. "
                    + "Did you mean 'queued'? Vendors: \(vendors). "
                    + "Kinds: event, property, identity, lifecycle, consent. "
                    + "Outcomes: claimed, dropped, declined, held, blocked, refused, failed. "
                    + "Deliveries: queued, being_sent, delivered, in_doubt, dead, purged, gone, "
                    + "dry_run. Events until now: ad_impression, home, inspector, "
                    + "section_selected, user_action. "
                    + "Possible here: show VENDOR|KIND|OUTCOME|DELIVERY|EVENT, show all, clear, "
                    + "advertise, back. "
            ) == true
        )
    }
}
