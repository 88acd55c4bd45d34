import Synchronization

/// A sink that sends nothing and keeps the records in memory, in the order they came.
public final class DryRun: RecordSink {
    private let kept = Mutex<[VendorRecord]>([])

    public init() {}

    public func accept(_ records: [VendorRecord]) {
        kept.withLock { $0 += records }
    }

    public var records: [VendorRecord] {
        kept.withLock { $0 }
    }

    /// The records since the last time, which are then forgotten.
    public func take() -> [VendorRecord] {
        kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
    }
}
