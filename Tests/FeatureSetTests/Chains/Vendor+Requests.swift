import AnalyticsConsent
import FeatureTesting
import HeraldCore
import Synchronization
import VendorDelivery

@testable import moove

extension Vendor {
    /// The requests that the vendor gets for some events, whole, with what was refused at the end.
    ///
    /// The clock stands, and ids are counted, so that the same events become the same bytes.
    func requests(for events: [any Event]) -> [String] {
        let problems = Mutex<[String]>([])
        let instances = VendorInstances([instance].compactMap(\.self))
        withExtendedLifetime(instances) {
            let herald = Herald.standing([provider], over: instances) { failure in
                problems.withLock { $0.append("\(failure)") }
            }
            herald.start()
            herald.setEnabled(true)
            for event in events { herald.track(event) }
        }
        return requests(for: outbox.takeLatest()).map(\.wholeText) + problems.withLock { $0 }
    }
}

extension VendorDevice {
    /// A device that always has the same id.
    static func fixed(of vendor: VendorName) -> VendorDevice {
        VendorDevice(of: vendor, in: DeviceIDMemory(), mint: { "device-1" })
    }
}

extension VendorRequest {
    /// The request as text, secrets included: its first line, its headers, and its body.
    fileprivate var wholeText: String {
        let headers = headers.map { "\($0.name): \($0.value.text(revealingSecrets: true))" }
        let first = "\(method) \(url(revealingSecrets: true))"
        return
            ([first, "content-type: \(contentType)"] + headers + [
                "", body.text(revealingSecrets: true),
            ]).joined(separator: "\n")
    }
}
