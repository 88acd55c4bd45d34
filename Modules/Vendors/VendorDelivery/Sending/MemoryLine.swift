/// One vendor's records in memory.
struct MemoryLine {
    /// A slice, since dropping its first elements moves none of the others.
    private(set) var waiting: ArraySlice<QueuedRecord> = []
    private(set) var forgottenCount = 0
    private(set) var aside: [(record: VendorRecord, fate: RecordFate)] = []
    var pauseEnd = 0
    private var count = 0
    /// By name, the latest time that was claimed.
    private var lastTimes: [String: Int] = [:]

    mutating func append(_ record: VendorRecord) {
        count += 1
        waiting.append(QueuedRecord(number: count, record: record))
    }

    /// Forgets the records of another epoch that are in the way.
    mutating func first(by rule: BatchRule, of epoch: Int) -> [QueuedRecord] {
        let others = waiting.prefix { $0.record.epoch != epoch }.count
        waiting = waiting.dropFirst(others)
        forgottenCount += others
        let most = waiting.prefix(rule.maximumRecords).prefix { $0.record.epoch == epoch }
        let claimed = most.prefix(rule.firstBatchCount(of: most))
        return rule.raisesTimes ? claimed.map { raised($0) } : Array(claimed)
    }

    private mutating func raised(_ queued: QueuedRecord) -> QueuedRecord {
        var raised = queued
        raised.record.time = max(queued.record.time, lastTimes[queued.record.name] ?? .min)
        lastTimes[queued.record.name] = raised.record.time
        return raised
    }

    mutating func settle(_ fates: [(number: Int, fate: RecordFate)]) {
        guard let last = fates.map(\.number).max() else { return }
        let ends = Dictionary(fates.map { ($0.number, $0.fate) }) { _, last in last }
        let touched = waiting.prefix { $0.number <= last }
        waiting = waiting.dropFirst(touched.count)
        var kept: [QueuedRecord] = []
        for queued in touched {
            switch ends[queued.number] {
            case .again, nil: kept.append(queued)
            case .delivered: break
            case .dead?, .inDoubt?: aside.append((queued.record, ends[queued.number] ?? .again))
            }
        }
        if !kept.isEmpty { waiting = kept + waiting }
    }
}
