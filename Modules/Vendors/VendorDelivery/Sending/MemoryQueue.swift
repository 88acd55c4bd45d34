import Synchronization

/// A queue in memory, which ends with the process: for runs that send at once, and for tests.
public final class MemoryQueue: RecordQueue, RecordSink {
    private let lines = Mutex<[String: MemoryLine]>([:])

    public init() {}

    public func accept(_ records: [VendorRecord]) {
        lines.withLock { lines in
            for record in records { lines[record.vendor, default: MemoryLine()].append(record) }
        }
    }

    public func claim(
        _ vendor: String,
        by rule: BatchRule,
        permission: () -> Int?
    ) -> [QueuedRecord] {
        lines.withLock { lines in
            guard let epoch = permission() else { return [] }
            return lines[vendor]?.first(by: rule, of: epoch) ?? []
        }
    }

    public func settle(_ vendor: String, _ fates: [(number: Int, fate: RecordFate)]) {
        lines.withLock { $0[vendor]?.settle(fates) }
    }

    public func isEmpty(_ vendor: String) -> Bool {
        waitingCount(of: vendor) == 0
    }

    public func pauseEnd(of vendor: String) -> Int {
        lines.withLock { $0[vendor]?.pauseEnd ?? 0 }
    }

    public func pause(_ vendor: String, until time: Int) {
        lines.withLock { $0[vendor, default: MemoryLine()].pauseEnd = time }
    }

    /// How many of a vendor's records wait.
    public func waitingCount(of vendor: String) -> Int {
        lines.withLock { $0[vendor]?.waiting.count ?? 0 }
    }

    /// How many of a vendor's records were forgotten, because they had another epoch.
    public func forgottenCount(of vendor: String) -> Int {
        lines.withLock { $0[vendor]?.forgottenCount ?? 0 }
    }

    /// A vendor's dead and doubtful records, in the order in which they ended.
    public func aside(of vendor: String) -> [(record: VendorRecord, fate: RecordFate)] {
        lines.withLock { $0[vendor]?.aside ?? [] }
    }
}
