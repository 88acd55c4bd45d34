/// One run of a sender: what it counts, and how long it has been waiting.
struct SenderRun {
    let sender: Sender
    let mode: SenderMode
    let cancellation: Cancellation
    private let gate: DepartureGate?
    private(set) var report: SenderReport
    private var parts = SplitParts()
    var backOff = BackOff()
    /// Seconds since a record last got on.
    var waited = 0.0

    init(sender: Sender, mode: SenderMode, cancellation: Cancellation, gate: DepartureGate?) {
        self.sender = sender
        self.mode = mode
        self.cancellation = cancellation
        self.gate = gate
        report = SenderReport(vendor: sender.route.vendor)
    }

    mutating func outcome() throws -> SenderOutcome {
        defer { gate?.leave() }
        if let outcome = try keepPause() { return outcome }
        while !cancellation.isCancelled {
            gate?.enter()
            let (claimed, isPermitted) = try claim()
            switch (claimed.isEmpty, mode) {
            case (false, _):
                if let outcome = try deliver(claimed) { return outcome }
            case (true, .drain):
                return isPermitted ? .drained : .notPermitted
            case (true, .continuous(let seconds)):
                gate?.leave()
                sender.clock.wait(seconds, cancellation)
            }
        }
        return .cancelled
    }

    /// Each request is claimed by itself, also the parts of one that was split, so that each is
    /// asked permission for.
    private func claim() throws -> (records: [QueuedRecord], isPermitted: Bool) {
        let rule = sender.route.batchRule.limited(to: parts.next)
        var isPermitted = false
        let records = try sender.queue.claim(sender.route.vendor, by: rule) {
            let epoch = sender.permission()
            isPermitted = epoch != nil
            return epoch
        }
        return (records, isPermitted)
    }

    /// - Returns: How the run ends, when this ends it.
    private mutating func deliver(_ claimed: [QueuedRecord]) throws -> SenderOutcome? {
        let due = try settleOld(claimed)
        guard !due.isEmpty else { return nil }
        let records = due.map(\.record)
        let answer = sender.transport.send(
            sender.route.request(for: records),
            until: cancellation,
            begun: { gate?.leave() }
        )
        gate?.leave()
        report.requests += 1
        defer { sender.report(report) }
        switch sender.route.verdict(on: answer, about: records) {
        case .settled(let fates, let pause):
            return try settle(due, fates, pause, after: answer)
        case .later(let pause):
            return try settle(due, due.map { _ in .again }, pause, after: answer)
        case .split(let reason):
            try split(due, reason)
            return nil
        case .stop(let reason):
            try note(due, due.map { _ in .again })
            return .refused(reason: reason)
        }
    }

    private mutating func settle(
        _ records: [QueuedRecord],
        _ fates: [RecordFate],
        _ pause: Pause?,
        after answer: Answer
    ) throws -> SenderOutcome? {
        try note(records, fates)
        let stuck = fates.count { $0 == .again }
        parts.end(leaving: stuck)
        if stuck < fates.count { waited = 0 }
        if let pause { return try self.pause(pause, after: answer) }
        guard stuck < fates.count else { return try self.pause(.backOff, after: answer) }
        backOff.reset()
        try keepSpacing()
        return nil
    }

    private mutating func split(_ records: [QueuedRecord], _ reason: String) throws {
        if records.count == 1 {
            try note(records, [.dead(reason: reason)])
            parts.end(leaving: 0)
            waited = 0
        } else {
            try note(records, records.map { _ in .again })
            parts.split(records.count)
        }
    }

    /// - Returns: Those that the vendor still takes.
    private mutating func settleOld(_ claimed: [QueuedRecord]) throws -> [QueuedRecord] {
        let (route, now) = (sender.route, sender.clock.now())
        let expiry = { (index: Int) in route.expiry(of: claimed[index].record, at: now) }
        guard claimed.indices.contains(where: { expiry($0) != nil }) else { return claimed }
        let expiries = claimed.indices.map(expiry)
        let old = zip(claimed, expiries).filter { $1 != nil }
        try note(old.map(\.0), old.map { .dead(reason: $1 ?? "") })
        sender.report(report)
        return zip(claimed, expiries).filter { $1 == nil }.map(\.0)
    }

    private mutating func note(_ records: [QueuedRecord], _ fates: [RecordFate]) throws {
        // By index, since a pair would copy its record.
        let numbered = records.indices.map { (number: records[$0].number, fate: fates[$0]) }
        try sender.queue.settle(sender.route.vendor, numbered)
        report.count(fates)
    }
}
