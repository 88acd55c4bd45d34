import VendorDelivery
import VendorTesting

/// An app with the stand-ins of all vendors, over one dry run.
///
/// Each vendor's file gives it a property for the stand-in.
struct Phone: Sendable {
    /// 2026-01-01T00:00:00.123456Z, in microseconds.
    static let start = 1_767_225_600_123_456

    let sink = DryRun()
    let problems = ProblemList()
    private let vendors: [(vendor: Vendor, standIn: StandIn)]

    init() throws {
        vendors = try Vendor.all.map { [sink, problems] vendor in
            (vendor, try vendor.makeStandIn(sink) { problems.add($0) })
        }
    }

    /// The stand-in of that type.
    func standIn<Instance>(_ type: Instance.Type = Instance.self) -> Instance {
        for case let instance as Instance in vendors.map(\.standIn.instance) { return instance }
        fatalError("No vendor's stand-in is a '\(type)'. To fix, add its vendor to 'Vendor.all'.")
    }

    /// Runs calls of the app.
    ///
    /// - Parameters:
    ///   - time: In microseconds since 1970 UTC.
    ///   - body: Makes the calls.
    /// - Returns: The requests that the records become.
    func requests(at time: Int = start, _ body: (Phone) -> Void) -> [VendorRequest] {
        VendorScope.run(time: time, stem: RecordKey(rawValue: 0xABC)) { body(self) }
        let records = sink.take()
        return vendors.flatMap { vendor, standIn in
            standIn.requests(records.filter { $0.vendor == vendor.name })
        }
    }
}

extension VendorSandbox {
    /// A sandbox that takes what a ``Phone`` sends, a little after it happened.
    static func forPhone() throws -> VendorSandbox {
        try VendorSandbox(["--now", "1767225700"] + Vendor.all.flatMap(\.account))
    }
}
