import Dispatch
import Synchronization

extension JournalCore {
    func close(until deadline: DispatchTime) -> Bool {
        _ = waitUntilMoved(until: deadline)
        stop()
        let (lock, isDone, isRemoved) = state.withLock { state in
            let lock = state.lock
            let isDone = state.backlog.unmoved == nil
            state.lock = nil
            let isRemoved = lock != nil && isDone && state.backlog.removeFiles()
            return (lock, isDone, isRemoved)
        }
        if let lock, isRemoved { remove(lock) }
        return isDone
    }

    /// If the watermark stays, so does the lock's file, and who adopts it tries again.
    private func remove(_ lock: JournalLock) {
        do {
            try destination.forget(id)
            lock.remove()
        } catch {
            report(.notAdopted(journal: id, error))
        }
    }
}
