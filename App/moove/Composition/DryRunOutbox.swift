import Synchronization
import VendorDelivery

/// What a vendor's records would wait in: nothing is sent, and a flush counts as sending.
final class DryRunOutbox: RecordSink {
    private struct State {
        var latest: [VendorRecord] = []
        var queued = 0
    }

    private let epoch: @Sendable () -> Int
    private let state = Mutex(State())

    /// An outbox that stamps records with the epoch of the consent they are made under.
    init(epoch: @escaping @Sendable () -> Int) {
        self.epoch = epoch
    }

    func accept(_ records: [VendorRecord]) {
        let epoch = epoch()
        let stamped = records.map { record in
            var stamped = record
            stamped.epoch = epoch
            return stamped
        }
        state.withLock { state in
            state.latest += stamped
            state.queued += stamped.count
        }
    }

    /// The records since the last time.
    @Sendable func takeLatest() -> [VendorRecord] {
        state.withLock { state in
            defer { state.latest = [] }
            return state.latest
        }
    }

    /// Takes what is queued as sent.
    func flush() {
        state.withLock { $0.queued = 0 }
    }

    /// Forgets what is queued, and says how much that was.
    func purge() -> Int {
        state.withLock { state in
            defer { state.queued = 0 }
            return state.queued
        }
    }
}
