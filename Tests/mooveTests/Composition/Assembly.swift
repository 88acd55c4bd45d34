import AnalyticsConsent
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
import Mixpanel
import VendorDelivery

@testable import moove

/// The app's vendors, with features that a test chooses.
final class Assembly: Sendable {
    let herald: Herald
    private let vendors: [Vendor]
    private let recorder: CallRecorder

    init(
        firebase: [any FirebaseEventTrackerFactory] = [],
        mixpanel: @Sendable (MixpanelInstance) -> [any MixpanelEventTrackerFactory] = { _ in [] },
        errorReporter: @escaping AnalyticsErrorReporter = { _ in }
    ) {
        let world = World(named: "assembly")
        let ids = DeviceIDMemory()
        let device = { (vendor: VendorName) in
            VendorDevice(of: vendor, in: ids, mint: { world.makeID("device") })
        }
        guard let firebaseKeys = FirebaseKeys.demonstration,
            let mixpanelKeys = MixpanelKeys.demonstration
        else { fatalError("The demonstration has no Firebase or no Mixpanel.") }
        let vendors: [Vendor] = [
            .firebase(
                firebaseKeys,
                features: firebase,
                policy: .generic,
                outbox: VendorOutbox { 0 },
                device: device(.firebase)
            ),
            .mixpanel(
                mixpanelKeys,
                features: mixpanel,
                policy: .generic,
                outbox: VendorOutbox { 0 },
                device: device(.mixpanel)
            ),
        ]
        let instances = VendorInstances(vendors.compactMap(\.instance))
        let recorder = CallRecorder(vendors: vendors)
        self.vendors = vendors
        self.recorder = recorder
        herald = Herald(
            providers: vendors.map(\.provider),
            clock: HeraldClock(now: { world.now }),
            process: world.process,
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
