import HeraldCore
import Synchronization
import VendorDelivery

/// Notes what every vendor did with every call, and what it would send for it.
final class CallRecorder: Sendable {
    private let vendors: [String: Vendor]
    private let note: @Sendable (VendorRoute) -> Void
    private let calls = Mutex<[CallReport]>([])

    /// - Parameters:
    ///   - vendors: Whose records are noted.
    ///   - note: Is told of each vendor's part of a call.
    init(vendors: [Vendor], then note: @escaping @Sendable (VendorRoute) -> Void = { _ in }) {
        self.vendors = Dictionary(uniqueKeysWithValues: vendors.map { ($0.name, $0) })
        self.note = note
    }

    /// A route observer: runs right after a vendor's part of a call.
    @Sendable func observe(_ report: RouteReport) {
        let vendor = vendors[report.provider]
        let route = VendorRoute(
            report: report,
            records: vendor?.outbox.takeLatest() ?? [],
            hiddenParameters: vendor?.identityParameters ?? []
        )
        calls.withLock { calls in
            if let last = calls.indices.last, calls[last].isOf(report) {
                calls[last].routes.append(route)
            } else {
                calls.append(CallReport(report, routes: [route]))
            }
        }
        note(route)
    }

    /// The calls since the last time, in order.
    func take() -> [CallReport] {
        calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
    }
}

/// A call of Herald, and what each vendor did with it.
struct CallReport: Sendable {
    let occurrence: Occurrence
    let operation: AnalyticsOperation
    var routes: [VendorRoute]

    init(_ report: RouteReport, routes: [VendorRoute]) {
        occurrence = report.occurrence
        operation = report.operation
        self.routes = routes
    }

    /// Whether a report is of this call: a turn may pay what is owed first, under its own number.
    func isOf(_ report: RouteReport) -> Bool {
        occurrence == report.occurrence && operation == report.operation
            && !routes.contains { $0.vendor == report.provider }
    }
}

/// One vendor's part of a call, and the records that it led to.
struct VendorRoute: Sendable {
    let report: RouteReport
    let records: [VendorRecord]

    /// Parameters that say who the person is.
    let hiddenParameters: Set<String>

    var vendor: String { report.provider }
}
