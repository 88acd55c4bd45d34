import Synchronization

/// How many records a full journal has refused since the outbox was told last, by vendor.
final class Refusals: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func add(_ records: [VendorRecord]) {
        counts.withLock { counts in
            for record in records { counts[record.vendor, default: 0] += 1 }
        }
    }

    func take() -> [String: Int] {
        counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
    }
}
