import Database

extension OutboxStore {
    /// Stores what waits in memory, and waits for other processes for so long.
    func storeLast(within time: Duration) {
        let milliseconds = time / Duration.milliseconds(1)
        patience = Int(max(0, min(milliseconds, 1e9)))
        keep([])
    }

    /// By vendor, how many records end with this process: they are in no file, nor is their count.
    var losses: [String: Int] {
        var losses = dropped
        for record in waiting { losses[record.vendor, default: 0] += 1 }
        guard isInMemory else { return losses }
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
