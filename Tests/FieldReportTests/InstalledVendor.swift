import HeraldCore
import VendorDelivery

/// A vendor of an ``Installation``; each has a file of its own that makes one.
struct InstalledVendor: Sendable {
    /// The vendors, a line each, in the order they are called.
    static let all: [(name: String, install: @Sendable (Parts) -> InstalledVendor)] = [
        ("firebase", firebase),
        ("mixpanel", mixpanel),
    ]

    /// What a stand-in is made of.
    struct Parts: Sendable {
        let sink: any RecordSink
        let makeDeviceID: @Sendable () -> String
        let report: @Sendable (RecordProblem) -> Void
    }

    let instance: any AnyObject & Sendable
    let provider: @Sendable () -> HeraldProvider
    let policy: any AnswerPolicy
    let requests: @Sendable ([VendorRecord]) -> [VendorRequest]
}
