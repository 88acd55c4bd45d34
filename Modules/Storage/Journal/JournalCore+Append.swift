import Dispatch
import Synchronization

extension JournalCore {
    private enum Outcome {
        case appended(UInt64, JournalState.Call)
        case closed
        /// After so many wakings of those who wait for room.
        case full(SegmentSupply.Refusal, wakings: Int)
    }

    func append(
        _ byteCounts: [Int],
        mustKeep: Bool,
        _ write: Segment.RecordWriting
    ) throws(JournalRefusal) -> UInt64 {
        let frameBytes = FrameFormat.frameBytes(byteCounts)
        let limit = limits.segmentBytes - SegmentFormat.headerBytes
        guard frameBytes <= limit else { throw .tooLong(byteCount: frameBytes, limit: limit) }
        var deadline: DispatchTime?
        while true {
            switch tryAppending(byteCounts, frameBytes: frameBytes, write) {
            case .appended(let sequence, let call):
                answer(call)
                return sequence
            case .closed: throw .closed
            case .full(let reason, let wakings):
                reportThatItCannotGrow(reason)
                let end = deadline ?? .after(limits.longestWait)
                guard mustKeep, waitForRoom(until: end, after: wakings, isFirst: deadline == nil)
                else {
                    refuse(byteCounts.count, since: reason)
                    throw .full
                }
                deadline = end
            }
        }
    }

    private func tryAppending(
        _ byteCounts: [Int],
        frameBytes: Int,
        _ write: Segment.RecordWriting
    ) -> Outcome {
        state.withLock { state in
            guard !state.isClosed else { return .closed }
            guard !byteCounts.isEmpty else {
                return .appended(state.backlog.appendedLast, .nothing)
            }
            do throws(SegmentSupply.Refusal) {
                let beganSegment = try state.backlog.append(
                    byteCounts,
                    frameBytes: frameBytes,
                    write
                )
                let call = state.callWriter(isUrgent: beganSegment)
                return .appended(state.backlog.appendedLast, call)
            } catch {
                return .full(error, wakings: state.wakings)
            }
        }
    }

    /// Waits until there may be room; answers at once when it may have come meanwhile.
    ///
    /// When one call has waited in vain, those after it don't until something has been moved.
    private func waitForRoom(until deadline: DispatchTime, after wakings: Int, isFirst: Bool)
        -> Bool
    {
        let (mayWait, isReported) = state.withLock { state in
            guard state.mayWaitForRoom else { return (false, true) }
            if isFirst { state.counts.waits += 1 }
            return (true, !state.isFirst(.waited))
        }
        guard mayWait else { return false }
        if !isReported { report(.waited) }
        if wait(until: deadline, for: { $0.isClosed || $0.wakings != wakings }) { return true }
        state.withLock { $0.waitedInVain() }
        return false
    }

    private func refuse(_ count: Int, since reason: SegmentSupply.Refusal) {
        let incident: JournalIncident
        let once: JournalState.Once
        switch reason {
        case .limit: (incident, once) = (.full(totalBytes: limits.totalBytes), .full)
        case .storage(let error): (incident, once) = (.noRoom(error), .noRoom)
        }
        let isReported = state.withLock { state in
            state.counts.refused += count
            return !state.isFirst(once)
        }
        if !isReported { report(incident) }
    }

    private func reportThatItCannotGrow(_ reason: SegmentSupply.Refusal) {
        guard case .storage(let error) = reason else { return }
        let isReported = state.withLock { !$0.isFirst(.noFurtherSegment) }
        if !isReported { report(.noFurtherSegment(error)) }
    }

    func waitUntilMoved(until deadline: DispatchTime) -> Bool {
        let last = state.withLock { $0.backlog.appendedLast }
        return wait(until: deadline) { $0.isClosed || $0.backlog.movedLast >= last }
            && state.withLock { $0.backlog.movedLast >= last }
    }

    var counts: JournalCounts {
        state.withLock { state in
            var counts = state.counts
            counts.appended = state.backlog.appendedLast
            counts.moved = state.backlog.movedLast
            counts.byteCount = state.backlog.byteCount
            return counts
        }
    }
}
