import AnalyticsConsent
import Synchronization
import VendorDelivery

/// Where vendors' records wait to be sent: nothing is made before a purpose is granted.
final class DeliveryQueue: Sendable {
    /// No directory can be here, so what waits is kept in memory.
    private static let nowhere = "/dev/null"

    /// The data directory.
    let directory: String
    private let isStored: Bool
    private let consent: any ConsentStore
    private let report: @Sendable (String) -> Void
    private let made = Mutex<Outbox?>(nil)

    /// - Parameters:
    ///   - path: The data directory, nil when nothing can be kept.
    ///   - consent: The decisions.
    ///   - report: Is told what keeps records from being stored.
    init(
        in path: String?,
        consent: any ConsentStore,
        report: @escaping @Sendable (String) -> Void
    ) {
        directory = path ?? Self.nowhere
        isStored = path != nil
        self.consent = consent
        self.report = report
    }

    /// What there is; none when nobody has granted anything and no other process has made one.
    var existing: Outbox? {
        made.withLock { outbox in
            if outbox == nil, isStored, Outbox.exists(in: directory) { outbox = make() }
            return outbox
        }
    }

    /// Where a vendor's records go.
    func sink(
        for vendor: VendorName,
        then note: @escaping @Sendable () -> Void
    ) -> any RecordSink {
        QueueSink(queue: self, vendor: vendor, note: note)
    }

    /// Runs a call; what it leads to is stored when this returns.
    func call(_ body: () -> Void) {
        guard consent.snapshot().hasGrant else { return body() }
        opened().call(body)
    }

    /// Removes what waits for a purpose, from the files too, and says how much that was.
    func purge(for purpose: Purpose) -> Int {
        let vendors = Set(VendorName.all(for: purpose).map(\.rawValue))
        do {
            return try existing?.purge(vendors: vendors).queued.values.reduce(0, +) ?? 0
        } catch {
            report("\(error) So what is queued for \(purpose.rawValue) is still there, unsent.")
            return 0
        }
    }

    /// Waits until requests have begun that were permitted before, also those of other processes.
    func awaitPermitted(for purposes: [Purpose]) {
        let vendors = purposes.flatMap(VendorName.all(for:)).map(\.rawValue)
        SenderLease.awaitPermitted(of: vendors, in: directory)
    }

    /// Removes all that waits.
    func purge() {
        for purpose in Purpose.allCases { _ = purge(for: purpose) }
    }

    /// The epoch that a vendor's records are sent under, nil when nothing may be sent.
    func permission(for vendor: VendorName) -> Int? {
        let decision = consent.snapshot()[vendor.purpose]
        return decision.state == .granted ? decision.epoch : nil
    }

    fileprivate func accept(_ records: [VendorRecord], of vendor: VendorName) {
        let consent = consent
        opened().sink(for: vendor.rawValue) { consent.snapshot()[vendor.purpose].epoch }
            .accept(records)
    }

    private func opened() -> Outbox {
        made.withLock { outbox in
            if let outbox { return outbox }
            let new = make()
            outbox = new
            return new
        }
    }

    /// The one place where the writer of records is chosen.
    private func make() -> Outbox {
        Outbox(directory: directory, vendors: VendorName.allCases.map(\.rawValue)) {
            [report, isStored] problem in
            // That nothing can be kept was told when the data directory couldn't be used.
            if isStored { report("\(problem)") }
        }
    }
}

/// A vendor's way into the queue.
private struct QueueSink: RecordSink {
    let queue: DeliveryQueue
    let vendor: VendorName
    let note: @Sendable () -> Void

    func accept(_ records: [VendorRecord]) {
        queue.accept(records, of: vendor)
        note()
    }
}
