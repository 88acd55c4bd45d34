import Database

extension OutboxStore {
    /// Stores what waits in memory, and waits for other processes for so long; tells what is lost.
    ///
    /// - Returns: Whether nothing is.
    func end(within time: Duration) -> Bool {
        let milliseconds = time / Duration.milliseconds(1)
        patience = Int(max(0, min(milliseconds, 1e9)))
        keep([])
        defer { isEnded = true }
        return tellLosses()
    }

    /// Tells what nothing will store any more, and forgets it, so that it isn't told twice.
    ///
    /// - Returns: Whether there is none.
    @discardableResult
    func tellLosses() -> Bool {
        let losses = losses
        guard !losses.isEmpty else { return true }
        tell(.lost(losses))
        forgetAllWaiting()
        return false
    }

    /// By vendor, how many records end with this process: they are in no file, nor is their count.
    private var losses: [String: Int] {
        var losses = dropped
        for record in waiting { losses[record.vendor, default: 0] += 1 }
        guard isInMemory, !isEnded else { return losses }
        do throws(DatabaseError) {
            for queue in try usable().queues {
                let status = try queue.status()
                let count = status.queued + status.evicted + status.dropped
                if count > 0 { losses[queue.vendor, default: 0] += count }
            }
        } catch {
            tell(.notWritten(error))
        }
        return losses
    }
}
