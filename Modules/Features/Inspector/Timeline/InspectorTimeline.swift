package import HeraldCore
import Synchronization

/// The latest calls with what each vendor did with them: a route observer that remembers.
///
/// It holds names and answers, never a value of a parameter, and nothing outlives the process.
package final class InspectorTimeline: Sendable {
    /// What became of a call's records until now, by the vendor and the number of the call.
    package typealias Deliveries = (_ vendor: String, _ sequence: Int) -> [InspectorDelivery: Int]

    private let capacity: Int
    private let look: @Sendable () -> Deliveries
    private let kept = Mutex<[InspectorEntry]>([])

    /// - Parameters:
    ///   - capacity: How many calls are remembered; older ones are forgotten.
    ///   - look: Asked once whenever entries are, since a record's fate changes.
    package init(
        capacity: Int = 200,
        look: @escaping @Sendable () -> Deliveries
    ) {
        self.capacity = capacity
        self.look = look
    }

    /// Notes a vendor's part of a call, on the thread of the call.
    @Sendable package func observe(_ report: RouteReport) {
        let route = InspectorRoute(report)
        kept.withLock { kept in
            if let last = kept.indices.last, kept[last].isOf(report) {
                kept[last].routes.append(route)
            } else {
                if kept.count >= capacity { kept.removeFirst(kept.count - capacity + 1) }
                kept.append(InspectorEntry(report, route))
            }
        }
    }

    /// The calls that a filter lets through, newest first.
    package func entries(_ filter: InspectorFilter = .all) -> [InspectorEntry] {
        let entries = kept.withLock { $0 }.reversed()
        let deliveries = look()
        return entries.lazy.map { entry in
            var entry = entry
            // What was held led to nothing; what it waited for is an entry of the same number.
            for index in entry.routes.indices where entry.routes[index].outcome != .held {
                let vendor = entry.routes[index].vendor
                entry.routes[index].deliveries = deliveries(vendor, entry.sequence)
            }
            return entry
        }
        .compactMap(filter.shown)
    }

    /// The names of the events that were tracked, each once, in the order of the alphabet.
    package var events: [String] {
        Set(kept.withLock { $0 }.compactMap(\.event)).sorted()
    }

    /// Forgets all calls until now.
    package func clear() {
        kept.withLock { $0 = [] }
    }
}

extension InspectorEntry {
    fileprivate init(_ report: RouteReport, _ route: InspectorRoute) {
        sequence = report.occurrence.sequence
        time = report.occurrence.time
        operation = report.operation
        routes = [route]
    }

    /// Whether a report is of this call; a vendor has one part of a call.
    fileprivate func isOf(_ report: RouteReport) -> Bool {
        sequence == report.occurrence.sequence && operation == report.operation
            && !routes.contains { $0.vendor == report.provider }
    }
}
