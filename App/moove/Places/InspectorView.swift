import HeraldCore
import Inspector

/// What the inspector shows of some calls: names, answers and counts, and no value.
struct InspectorView {
    /// How many calls are listed.
    private static let bound = 10

    private let entries: [InspectorEntry]
    private let vendors: [String]

    /// - Parameters:
    ///   - entries: The calls in view, newest first.
    ///   - vendors: The names of the vendors that are there, in the order they are shown.
    init(_ entries: [InspectorEntry], of vendors: [String]) {
        self.entries = entries
        self.vendors = vendors
    }

    /// Lines: what is in view in sum, then the latest calls, newest first.
    var text: String {
        let rest = entries.count - Self.bound
        let calls = entries.prefix(Self.bound).map(line)
        return ([sum] + calls + (rest > 0 ? ["\("call".counted(rest)) before"] : []))
            .joined(separator: "\n")
    }

    private var sum: String {
        "In view: \("call".counted(entries.count))."
            + (records.isEmpty ? "" : " Records: \(records).")
    }

    /// How many records each vendor has of the calls, and what became of them.
    private var records: String {
        let deliveries = entries.deliveries
        let parts = vendors.compactMap { vendor in
            deliveries[vendor].map { "\(vendor) \(Self.words(for: $0))" }
        }
        return parts.joined(separator: ", ")
    }

    /// `track ad_impression: firebase claimed (1 queued), mixpanel dropped`.
    private func line(_ entry: InspectorEntry) -> String {
        let parts = entry.routes.map { route in
            let records = Self.words(for: route.deliveries)
            return "\(route.vendor) \(route.outcome.rawValue)"
                + (records.isEmpty ? "" : " (\(records))")
        }
        return "\(entry.operation.title): \(parts.joined(separator: ", "))"
    }

    private static func words(for counts: [InspectorDelivery: Int]) -> String {
        let texts = InspectorDelivery.allCases.compactMap { delivery in
            counts[delivery].map { "\($0) \(delivery.rawValue.replacing("_", with: " "))" }
        }
        return texts.joined(separator: " and ")
    }
}
