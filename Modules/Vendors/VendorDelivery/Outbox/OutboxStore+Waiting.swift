import Database

/// What waits in memory, since it can't be stored now.
extension OutboxStore {
    /// Keeps records: in the database or, while that can't be written to, in memory.
    ///
    /// After the end, what can't be stored is lost.
    func keep(_ records: [VendorRecord]) {
        if waiting.isEmpty { waiting = records } else { waiting += records }
        guard !isInMemory || !isEnded else {
            tellLosses()
            return
        }
        do throws(DatabaseError) {
            try storeWaiting()
        } catch {
            if useMemory(insteadOf: error) { return keep([]) }
            tell(.notWritten(error))
            if isEnded { tellLosses() } else { dropExcess() }
        }
    }

    /// Forgets what waits in memory, and what of it was dropped.
    func forgetAllWaiting() {
        waiting = []
        dropped = [:]
    }

    /// Counts records of which nothing is kept; the count is stored with the next records.
    func noteDropped(_ counts: [String: Int]) {
        dropped.merge(counts, uniquingKeysWith: +)
    }

    /// Stores what waits: all at once, and after a failure one record, then twice as many each time.
    ///
    /// A call that meets a disk that is still full costs as much as one record then, not as all.
    func storeWaiting() throws(DatabaseError) {
        guard !waiting.isEmpty || !dropped.isEmpty else { return }
        var count = hasFailed ? 1 : waiting.count
        hasFailed = true
        while count < waiting.count {
            try store(Array(waiting.prefix(count)))
            waiting.removeFirst(count)
            count *= 2
        }
        try store(waiting)
        waiting = []
        hasFailed = false
    }

    private func store(_ records: [VendorRecord]) throws(DatabaseError) {
        let evicted = try attempt { database throws(DatabaseError) in
            try database.transaction { () throws(DatabaseError) in
                try database.noteDropped(dropped)
                return try database.append(records, within: limit, isOutdated: isOutdated)
            }
        }
        dropped = [:]
        if evicted > 0 { tell(.backlogFull(limit)) }
    }

    private var limit: Backlog {
        guard isInMemory else { return backlog }
        return Backlog(maximumRecords: memoryLimit, maximumBytes: backlog.maximumBytes)
    }

    private func dropExcess() {
        for record in waiting.dropFirst(memoryLimit) {
            dropped[record.vendor, default: 0] += 1
            tell(.dropped(limit: memoryLimit))
        }
        waiting.removeLast(max(waiting.count - memoryLimit, 0))
    }

    /// Forgets what waits in memory of some vendors.
    ///
    /// - Returns: How many records there were of each.
    func forgetWaiting(of vendors: Set<String>) -> [String: Int] {
        let forgotten = waiting.filter { vendors.contains($0.vendor) }
        waiting.removeAll { vendors.contains($0.vendor) }
        return forgotten.reduce(into: [:]) { $0[$1.vendor, default: 0] += 1 }
    }
}
