import Synchronization
import VendorDelivery

/// Takes a vendor's records: shows them, and hands them on when they are to be sent.
///
/// Where nothing is sent, it counts what would wait, and a flush counts as sending.
final class VendorOutbox: RecordSink {
    private struct State {
        var latest: [VendorRecord] = []
        var queued = 0
    }

    private let queue: (any RecordSink)?
    private let epoch: @Sendable () -> Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - queue: Where records wait to be sent, if they are.
    ///   - epoch: The epoch of the consent that records are made under.
    init(queue: (any RecordSink)? = nil, epoch: @escaping @Sendable () -> Int) {
        self.queue = queue
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
            if queue == nil { state.queued += stamped.count }
        }
        queue?.accept(stamped)
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

    /// Forgets what is queued here, and says how much that was.
    func purge() -> Int {
        state.withLock { state in
            defer { state.queued = 0 }
            return state.queued
        }
    }
}
