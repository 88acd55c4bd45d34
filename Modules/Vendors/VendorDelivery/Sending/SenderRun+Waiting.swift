/// How long a run waits: as the vendor asked, or backing off, and no longer than its mode allows.
extension SenderRun {
    /// Waits as long as the vendor asked for, whichever run it asked.
    ///
    /// - Returns: How the run ends, when it isn't patient enough.
    mutating func keepPause() throws -> SenderOutcome? {
        let vendor = sender.route.vendor
        let end = try sender.queue.pauseEnd(of: vendor)
        let seconds = (Double(end) - Double(sender.clock.now())) / 1_000_000
        // A clock that was set back makes none longer than a vendor's may be.
        guard seconds > 0, seconds <= Double(Pause.longest) else { return nil }
        let reason = "it asked for that before"
        return try wait(
            seconds,
            orEnd: .askedToWait(seconds: Int(seconds.rounded(.up)), reason: reason)
        )
    }

    /// - Returns: How the run ends, when it isn't patient enough or has nothing left to wait for.
    mutating func pause(_ pause: Pause, after answer: Answer) throws -> SenderOutcome? {
        switch pause {
        case .seconds(let asked):
            let seconds = max(asked, 1)
            try sender.queue.pause(
                sender.route.vendor,
                until: sender.clock.now() + seconds * 1_000_000
            )
            return try wait(
                Double(seconds),
                orEnd: outcome(after: answer, pausing: Double(seconds))
            )
        case .backOff:
            let seconds = backOff.next(random: sender.clock.random())
            return try wait(seconds, orEnd: outcome(after: answer, pausing: seconds))
        }
    }

    private mutating func wait(
        _ seconds: Double,
        orEnd outcome: SenderOutcome
    ) throws -> SenderOutcome? {
        guard !cancellation.isCancelled else { return .cancelled }
        if case .drain(let patience) = mode {
            if try sender.queue.isEmpty(sender.route.vendor) { return .drained }
            if waited + seconds > patience { return outcome }
        }
        waited += seconds
        sender.clock.wait(seconds, cancellation)
        return nil
    }

    private func outcome(after answer: Answer, pausing seconds: Double) -> SenderOutcome {
        switch answer {
        case .response:
            .askedToWait(seconds: Int(seconds.rounded(.up)), reason: "\(answer)")
        case .unreachable(let fault), .lost(let fault): .notReached(fault)
        }
    }

    /// Leaves the time between two requests that the vendor wants, while more is queued.
    func keepSpacing() throws {
        let seconds = sender.route.spacing
        guard seconds > 0, try !sender.queue.isEmpty(sender.route.vendor) else { return }
        sender.clock.wait(seconds, cancellation)
    }
}
