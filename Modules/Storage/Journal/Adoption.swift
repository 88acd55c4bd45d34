/// Moves what dead processes left in their journals.
///
/// A journal's lock tells that its process is dead, and keeps others away meanwhile. The files are
/// read, not mapped, so that nothing in them can end this process.
struct Adoption {
    let files: JournalFiles
    let destination: any JournalDestination

    func adoptAll(report: (JournalIncident) -> Void) -> Int {
        var count = 0
        do {
            for journal in try files.journals() {
                count += adopt(journal, report: report)
            }
        } catch {
            report(.notSearched(error))
        }
        return count
    }

    private func adopt(_ journal: JournalID, report: (JournalIncident) -> Void) -> Int {
        do {
            guard let lock = try JournalLock.adopt(journal, in: files) else { return 0 }
            return try withExtendedLifetime(lock) {
                let count = try moveSegments(of: journal, report: report)
                try destination.forget(journal)
                lock.remove()
                return count
            }
        } catch {
            report(.notAdopted(journal: journal, error))
            return 0
        }
    }

    private func moveSegments(
        of journal: JournalID,
        report: (JournalIncident) -> Void
    ) throws -> Int {
        let (whole, drafts) = try files.segments(of: journal)
        let segments = try whole.map { path in try DeadSegment(at: path, of: journal) }
        var moved = try destination.watermark(of: journal) ?? 0
        var count = 0
        for segment in segments.sorted(by: { $0.first < $1.first }) {
            count += try move(segment, of: journal, after: &moved, report: report)
        }
        for path in drafts { try OpenFile.existing(at: path)?.remove() }
        return count
    }

    private func move(
        _ segment: DeadSegment,
        of journal: JournalID,
        after moved: inout UInt64,
        report: (JournalIncident) -> Void
    ) throws -> Int {
        let content = try segment.content(after: moved)
        if content.first > moved + 1, !content.records.isEmpty {
            report(.missing(records: content.first - moved - 1, journal: journal))
        }
        if !content.records.isEmpty {
            let watermark = JournalWatermark(journal: journal, sequence: content.last)
            try destination.store(content.records, upTo: watermark)
        }
        moved = max(moved, content.last)
        if content.isDamaged {
            report(.damaged(try segment.setAside()))
        } else {
            segment.remove()
        }
        return content.records.count
    }
}
