import HeraldCore

@testable import Inspector

extension GeneratedEvents {
    mutating func inspector() -> [any Event] {
        some { InspectorFiltered(filter: $0.filter()) }
            + some { _ in InspectorCleared() }
            + some { AdImpression(advertisement: $0.advertisement()) }
            + InspectorAnalytics.examples
    }

    private mutating func filter() -> InspectorFilter {
        InspectorFilter(
            vendor: chance() ? nil : text(),
            kind: chance() ? nil : one(of: InspectorKind.self),
            outcome: chance() ? nil : one(of: RouteReport.Outcome.self),
            delivery: chance() ? nil : one(of: InspectorDelivery.self),
            event: chance() ? nil : text()
        )
    }

    private mutating func advertisement() -> Advertisement {
        Advertisement(
            network: one(of: AdNetwork.self),
            unit: one(of: AdUnit.self),
            revenue: money()
        )
    }
}
