import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import MixpanelRules
import SearchEvents
import Testing
import VendorDelivery

/// What Mixpanel gets of the events of a feature that knows no vendor.
@Suite struct SearchMixpanelRulesTests {
    private let search = SearchPerformed(kind: .stop, queryLength: 7, results: 2)
    private let sink = DryRun()

    @Test func `Mixpanel gets the search, and the kind with all that follows`() throws {
        let mixpanel = MixpanelInstance(token: Secret("token"), sink: sink)
        let chain = CompositeMixpanelEventTrackerFactory(
            MixpanelRules.eventTrackerFactories(mixpanel)
        )
        for tracker in try chain.create(search).handlers() { try tracker.track() }
        mixpanel.track(event: "signed_in")
        #expect(sink.records.map(\.name) == ["search_performed", "signed_in"])
        #expect(
            sink.records[0].parameters
                == ["kind": .string("stop"), "query_length": .integer(7), "results": .integer(2)]
        )
        #expect(sink.records[1].parameters == ["last_search_kind": .string("stop")])
    }
}
