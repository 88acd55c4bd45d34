import AnalyticsConsent
import HeraldCore
import VendorDelivery

@testable import moove

/// Some of the app's vendors, with chains in which something may throw.
final class Assembly: Sendable {
    let herald: Herald
    private let vendors: [Vendor]
    private let recorder: CallRecorder

    /// - Parameters:
    ///   - fault: What throws, if anything does.
    ///   - names: The vendors in whose chains it does.
    ///   - errorReporter: Is told of it.
    init(
        _ fault: Fault? = nil,
        in names: [String] = [],
        errorReporter: @escaping AnalyticsErrorReporter = { _ in }
    ) {
        let world = World(named: "assembly")
        let ids = DeviceIDMemory()
        let vendors = AssembledVendor.all.map { vendor in
            vendor.make(names.contains(vendor.name.rawValue) ? fault : nil) {
                VendorDevice(of: vendor.name, in: ids, mint: { world.makeID("device") })
            }
        }
        let instances = VendorInstances(vendors.compactMap(\.instance))
        let recorder = CallRecorder(vendors: vendors)
        self.vendors = vendors
        self.recorder = recorder
        herald = Herald(
            providers: vendors.map(\.provider),
            clock: HeraldClock(now: { world.now }),
            process: world.makeProcess(),
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            },
            routeObserver: recorder.observe,
            errorReporter: errorReporter
        )
        herald.setEnabled(true)
        _ = takeReport()
    }

    /// What happened since the last time.
    func takeReport() -> ActionReport {
        let calls = recorder.take()
        let routes = calls.flatMap(\.routes)
        let requests = vendors.flatMap { vendor in
            vendor.requests(for: routes.filter { $0.vendor == vendor.name }.flatMap(\.records))
        }
        return ActionReport(line: 1, action: "act", message: nil, calls: calls, requests: requests)
    }
}

extension ActionReport {
    /// The lines that people get of it.
    var textLines: [String] {
        shown { TextTranscript(console: $0, style: Style(isOn: false), isQuiet: false) }
    }

    /// The lines of `--json`.
    var jsonLines: [String] {
        shown { JSONTranscript(console: $0, isQuiet: false) }
    }

    private func shown(by make: (Console) -> any Transcript) -> [String] {
        let printed = Printed()
        make(printed.console()).show(self, of: Flow("assembly", ""))
        return printed.output.split(separator: "\n").map(String.init)
    }
}
