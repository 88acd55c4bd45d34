/// Moves what dead processes left in their journals, the oldest journal first.
///
/// A journal's lock tells that its process is dead, and keeps others away meanwhile. The files are
/// read, not mapped, so that nothing in them can end this process.
struct Adoption {
    private struct Stopped: Error {}

    let files: JournalFiles
    let destination: any JournalDestination
    let report: (JournalIncident) -> Void
    /// Asked before each segment; what has been moved by then is not moved again.
    let mayGoOn: () -> Bool
    private(set) var movedRecords = 0
    /// Whether some journal could not be adopted, which may be possible later.
    private(set) var hasFailed = false

    init(
        files: JournalFiles,
        destination: any JournalDestination,
        report: @escaping (JournalIncident) -> Void,
        mayGoOn: @escaping () -> Bool = { true }
    ) {
        self.files = files
        self.destination = destination
        self.report = report
        self.mayGoOn = mayGoOn
    }

    mutating func adoptAll() {
        do {
            for journal in try files.journals() where mayGoOn() { adoptReporting(journal) }
        } catch {
            hasFailed = true
            report(.notSearched(error))
        }
    }

    private mutating func adoptReporting(_ journal: JournalID) {
        do {
            try adopt(journal)
        } catch is Stopped {
            // What is left waits for the next adoption, as it was asked to.
        } catch {
            hasFailed = true
            report(.notAdopted(journal: journal, error))
        }
    }

    private mutating func adopt(_ journal: JournalID) throws {
        guard let lock = try JournalLock.adopt(journal, in: files) else { return }
        try withExtendedLifetime(lock) {
            let (whole, drafts) = try files.segments(of: journal)
            let segments = try whole.map { path in try DeadSegment(at: path, of: journal) }
            var moved = try destination.watermark(of: journal) ?? 0
            for segment in segments.sorted(by: { $0.first < $1.first }) {
                guard mayGoOn() else { throw Stopped() }
                try move(segment, of: journal, after: &moved)
            }
            for path in drafts { try OpenFile.existing(at: path)?.remove() }
            try destination.forget(journal)
            lock.remove()
        }
    }

    private mutating func move(
        _ segment: DeadSegment,
        of journal: JournalID,
        after moved: inout UInt64
    ) throws {
        let content = try segment.content(after: moved)
        if content.first > moved, content.first - moved > 1, content.last >= content.first {
            report(.missing(records: content.first - moved - 1, journal: journal))
        }
        if !content.records.isEmpty {
            let watermark = JournalWatermark(journal: journal, sequence: content.last)
            try destination.store(content.records, upTo: watermark)
            movedRecords += content.records.count
        }
        moved = max(moved, content.last)
        if content.isDamaged {
            report(.damaged(try segment.setAside()))
        } else {
            try segment.remove()
        }
    }
}
