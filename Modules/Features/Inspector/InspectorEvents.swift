package import HeraldCore
import Shared

/// The calls in view were narrowed down.
package struct InspectorFiltered: Event {
    let filter: InspectorFilter

    package var name: String { "inspector_filtered" }
    package var parameters: [String: AnalyticsValue] {
        var parameters: [String: AnalyticsValue] = [:]
        parameters["vendor"] = filter.vendor.map { .string($0) }
        parameters["kind"] = filter.kind.map { .string($0.rawValue) }
        parameters["outcome"] = filter.outcome.map { .string($0.rawValue) }
        parameters["delivery"] = filter.delivery.map { .string($0.rawValue) }
        parameters["event"] = filter.event.map { .string($0) }
        return parameters
    }
}

struct InspectorCleared: Event {
    var name: String { "inspector_cleared" }
}

/// An advertisement was shown and earned something.
struct AdImpression: Event {
    let advertisement: Advertisement

    var name: String { "ad_impression" }
    var parameters: [String: AnalyticsValue] {
        [
            "network": .string(advertisement.network.rawValue),
            "unit": .string(advertisement.unit.rawValue),
            "revenue": .double(advertisement.revenue.majorUnits),
            "currency": .string(advertisement.revenue.currency.code),
        ]
    }
}
