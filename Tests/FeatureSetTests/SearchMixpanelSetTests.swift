import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import MixpanelRules
import SearchEvents
import Testing

@testable import moove

/// A factory of a feature that a rules module keeps, and the same compiled elsewhere.
@Suite struct SearchMixpanelSetTests {
    @Test(arguments: seeds)
    func `where a factory is compiled changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: [
                try .mixpanel { [MixpanelRules.eventTrackerFactories($0)] },
                try .mixpanel { [[WrittenHere(mixpanel: $0)]] },
            ],
            for: events.all()
        )
    }
}

private struct WrittenHere: MixpanelEventTrackerFactory {
    let mixpanel: MixpanelInstance

    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        guard let search = event as? SearchPerformed else { return .declined }
        return .claimed([
            GenericMixpanelEventTracker(event: event, mixpanel: mixpanel),
            KindTracker(kind: search.kind, mixpanel: mixpanel),
        ])
    }
}

private struct KindTracker: MixpanelEventTracker {
    let kind: SearchKind
    let mixpanel: MixpanelInstance

    func track() {
        mixpanel.registerSuperProperties(["last_search_kind": kind.rawValue])
    }
}
