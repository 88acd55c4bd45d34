import Dispatch
import Synchronization

extension JournalCore {
    private enum Outcome {
        case appended(UInt64, JournalState.Call)
        case closed
        /// After so many wakings of those who wait for room.
        case full(JournalIncident?, wakings: Int)
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
            case .full(let incident, let wakings):
                if let incident { report(incident) }
                let end = deadline ?? .after(limits.longestWait)
                guard mustKeep, waitForRoom(until: end, after: wakings, isFirst: deadline == nil)
                else {
                    refuse(byteCounts.count)
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
                return .full(state.incident(for: error), wakings: state.wakings)
            }
        }
    }

    /// Waits until there may be room; answers at once when it may have come meanwhile.
    private func waitForRoom(until deadline: DispatchTime, after wakings: Int, isFirst: Bool)
        -> Bool
    {
        let isReported = state.withLock { state in
            if isFirst { state.counts.waits += 1 }
            return !state.isFirst(.waited)
        }
        if !isReported { report(.waited) }
        return wait(until: deadline) { $0.isClosed || $0.wakings != wakings }
    }

    private func refuse(_ count: Int) {
        let isReported = state.withLock { state in
            state.counts.refused += count
            return !state.isFirst(.full)
        }
        if !isReported { report(.full(totalBytes: limits.totalBytes)) }
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

extension JournalState {
    fileprivate mutating func incident(for refusal: SegmentSupply.Refusal) -> JournalIncident? {
        guard case .storage(let error) = refusal, isFirst(.noFurtherSegment) else { return nil }
        return .noFurtherSegment(error)
    }
}
