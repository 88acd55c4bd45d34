import AdapterTesting
import HeraldCore
import Testing
import VendorDelivery

/// A vendor of an app, over a stand-in of its own; each has a file that makes one.
struct AppVendor {
    let provider: HeraldProvider
    let instance: any AnyObject & Sendable
    let sink: DryRun
}

/// An app with some vendors, and what each gets of it.
struct App: Sendable {
    private let stage: Stage
    private let routeLog = Log<RouteReport>()
    private let sinks: [String: DryRun]

    init(_ vendors: AppVendor...) {
        sinks = Dictionary(uniqueKeysWithValues: vendors.map { ($0.provider.name, $0.sink) })
        stage = Stage(
            vendors.map(\.provider),
            over: vendors.map(\.instance),
            observer: { [routeLog] in routeLog.append($0) }
        )
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }

    /// What a vendor got, if the app has it.
    func records(of vendor: String) -> [VendorRecord] { sinks[vendor]?.records ?? [] }

    /// Who answered for each call and vendor, and how: `claimed by GenericFirebaseEventTrackerFactory`.
    var answers: [String] {
        routeLog.entries.map { route in
            "\(route.outcome)" + (route.factory.map { " by \($0)" } ?? "")
        }
    }

    /// The trackers that ran for each call and vendor.
    var trackers: [[String]] { routeLog.entries.map { $0.trackers.map(\.description) } }
}

extension ExitTest.Result? {
    /// What the program wrote on standard error.
    var errorText: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    }
}
