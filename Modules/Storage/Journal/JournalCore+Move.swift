import Synchronization

extension JournalCore {
    /// Moves the records of one segment, or as many as it has by now.
    ///
    /// - Returns: Whether there were any.
    /// - Throws: What the destination threw; the records stay where they are.
    func moveNext() throws -> Bool {
        try moving.withLock { _ in
            let next = state.withLock { $0.isClosed ? nil : $0.backlog.unmoved }
            guard let part = next else { return false }
            let content = SegmentContent(
                part.segment.memory.bytes,
                part.range,
                from: part.first,
                after: part.first - 1
            )
            if !part.range.isEmpty {
                let watermark = JournalWatermark(journal: id, sequence: part.last)
                try destination.store(content.records, upTo: watermark)
            }
            finish(part, isDamaged: content.isDamaged)
            return true
        }
    }

    private func finish(_ part: Backlog.Part, isDamaged: Bool) {
        if isDamaged { part.segment.markDamaged() }
        let isUsedUp = state.withLock { $0.backlog.advance(past: part) }
        if isUsedUp { recycle(part.segment, used: part.range.upperBound) }
        state.withLock { $0.wakeWaiting() }
    }

    private func recycle(_ segment: Segment, used: Int) {
        guard !segment.isDamaged else {
            keepDamaged(segment)
            return
        }
        segment.becomeSpare(used: used)
        state.withLock { $0.backlog.giveBack(segment) }
    }

    private func keepDamaged(_ segment: Segment) {
        state.withLock { $0.backlog.giveUp() }
        do {
            let keptAs = try SetAside(path: segment.path).keep()
            report(.damaged(.damaged(path: segment.path, keptAs: keptAs)))
        } catch {
            report(.damaged(error))
        }
    }

    /// Brings in the pages of the segment that is appended to.
    func prepareCurrent() {
        state.withLock { $0.backlog.current }.memory.populate()
    }

    /// Has a segment ready before one is needed, if the limit allows it.
    func prepareSpare() {
        guard let order = state.withLock({ $0.backlog.orderSpare() }) else { return }
        do throws(StorageError) {
            let spare = try order.fill()
            spare.memory.populate()
            state.withLock { state in
                state.backlog.deliver(spare)
                state.wakeWaiting()
            }
        } catch {
            let isReported = state.withLock { state in
                state.backlog.cancelOrder()
                return !state.isFirst(.noFurtherSegment)
            }
            if !isReported { report(.noFurtherSegment(error)) }
        }
    }
}
