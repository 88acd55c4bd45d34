import AnalyticsConsent
import Synchronization
import VendorDelivery

/// Where vendors' records wait to be sent: nothing is made before a purpose is granted.
final class DeliveryQueue: Sendable {
    private static let delayText =
        "Some of what is to be sent is still in the journal, where the next 'moove send' finds it."

    /// No directory can be here, so what waits is kept in memory.
    private static let nowhere = "/dev/null"

    /// The data directory.
    let directory: String
    private let isStored: Bool
    private let writing: Writing
    let permission: SendingPermission
    let report: @Sendable (StorageProblem) -> Void
    private let made = Mutex(Made())

    /// How the records of a call become safe from the death of the process.
    enum Writing: CaseIterable {
        /// In memory that is a file's, from which a thread moves them to the database.
        case journal
        /// In the database at once.
        case direct
    }

    private struct Made {
        var outbox: Outbox?
        /// Made for the first record, since who only sends needs none.
        var writer: (any RecordWriter)?
    }

    /// - Parameters:
    ///   - path: The data directory, nil when nothing can be kept.
    ///   - writing: How records become safe.
    ///   - consent: The decisions.
    ///   - report: Is told what keeps records from being stored.
    init(
        in path: String?,
        writing: Writing = .journal,
        consent: any ConsentStore,
        report: @escaping @Sendable (StorageProblem) -> Void
    ) {
        directory = path ?? Self.nowhere
        isStored = path != nil
        self.writing = writing
        permission = SendingPermission(consent: consent)
        self.report = report
    }

    /// What is written with, or else what there is.
    var purgeable: (any RecordWriter)? {
        made.withLock { $0.writer } ?? existing
    }

    /// What there is; none when nobody has granted anything and no other process has made one.
    var existing: Outbox? {
        made.withLock { made in
            if made.outbox == nil, isStored, Outbox.exists(in: directory) {
                made.outbox = makeOutbox()
            }
            return made.outbox
        }
    }

    /// Whether what waits can be read, if anything does; what keeps it from that was told.
    var isReadable: Bool {
        do {
            return try existing?.status().isInMemory != true
        } catch {
            report(StorageProblem("\(error)"))
            return false
        }
    }

    /// Waits until all that was accepted so far can be sent; what can't be stored now is told.
    func waitUntilQueued(within time: Duration) {
        _ = made.withLock { $0.writer }?.waitUntilQueued(within: time)
    }

    /// Queues what was left by processes that died before they could.
    func adopt() {
        existing?.adoptJournals()
    }

    /// Queues what is left, or says what it couldn't; records that are accepted later are stored at
    /// once.
    func close(within time: Duration) {
        let (outbox, writer) = made.withLock { ($0.outbox, $0.writer) }
        guard let writer, !writer.close(within: time), writer !== outbox else { return }
        if outbox?.hasToldOfDelay != true { report(StorageProblem(Self.delayText)) }
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
        guard permission.isAnyGranted else { return body() }
        opened().call(body)
    }

    fileprivate func accept(_ records: [VendorRecord], of vendor: VendorName) {
        opened().sink(for: vendor.rawValue) { [permission] in permission.epoch(of: vendor) }
            .accept(records)
    }

    private func opened() -> any RecordWriter {
        made.withLock { made in
            if let writer = made.writer { return writer }
            let outbox = made.outbox ?? makeOutbox()
            let writer: any RecordWriter =
                switch writing {
                case .journal: outbox.journaled()
                case .direct: outbox
                }
            made = Made(outbox: outbox, writer: writer)
            return writer
        }
    }

    private func makeOutbox() -> Outbox {
        Outbox(
            directory: directory,
            vendors: VendorName.allCases.map(\.rawValue),
            isOutdated: permission.isOutdated,
            report: { [report, isStored] problem in
                // That nothing can be kept was told when the data directory couldn't be used.
                if isStored || problem.isLoss { report(StorageProblem(problem)) }
            }
        )
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
