import HeraldCore
import HeraldLog
import Synchronization

/// Keeps what is logged.
final class LogBook: Sendable {
    private let book = Mutex<[String]>([])

    var records: [String] { book.withLock { $0 } }

    var logger: AnalyticsLogger {
        { record in self.book.withLock { $0.append(record) } }
    }
}

struct FareSelected: Event {
    var parameters: [String: AnalyticsValue] = [:]
    var name: String { "fare_selected" }
}

struct FareList: ScreenViewEvent {
    var name: String { "fare_list" }
    var parameters: [String: AnalyticsValue] { ["rider_id": "adult"] }
}

struct Theme: Property {
    var value: AnalyticsValue = "dark"
    var name: String { "theme" }
}

/// An event with a name that comes from elsewhere.
struct Named: Event {
    let name: String
}

extension HeraldProvider {
    /// The log as an app has it: screen views, then everything; properties, and all else.
    static func log(to logger: @escaping AnalyticsLogger) -> HeraldProvider {
        let tracker = LogAnalyticsTrackerService(
            eventTrackerFactory: CompositeLogEventTrackerFactory([
                ScreenViewLogEventTrackerFactory(logger: logger),
                GenericLogEventTrackerFactory(logger: logger),
            ]),
            propertySetterFactory: GenericLogPropertySetterFactory(logger: logger)
        )
        let service = LogAnalyticsService(logger: logger)
        return HeraldProvider(
            name: "log",
            events: tracker,
            properties: tracker,
            identity: service,
            lifecycle: service,
            consent: service
        )
    }
}

/// Keeps which factory answered each call, and how.
final class Routes: Sendable {
    private let reports = Mutex<[RouteReport]>([])

    var outcomes: [RouteReport.Outcome] { all.map(\.outcome) }

    /// Who answered each call: the factory, and what it answered with.
    var texts: [String] {
        all.map { report in
            let factory = report.factory.map { "\($0)" } ?? "no one"
            return "\(factory): \(report.trackers.map(\.description).joined(separator: ", "))"
        }
    }

    private var all: [RouteReport] { reports.withLock { $0 } }

    func observe(_ report: RouteReport) {
        reports.withLock { $0.append(report) }
    }
}
