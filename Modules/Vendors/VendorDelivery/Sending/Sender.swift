/// Sends one vendor's queued records, in their order, one request at a time.
///
/// It has no state of its own: the queue has it all, so that a run can end anywhere.
public struct Sender: Sendable {
    let route: DeliveryRoute
    let queue: any RecordQueue
    let transport: any Transport
    let clock: SenderClock
    let permission: @Sendable () -> Int?
    let report: @Sendable (SenderReport) -> Void

    /// - Parameters:
    ///   - route: How the vendor's records leave.
    ///   - queue: Where they wait.
    ///   - transport: What carries them.
    ///   - clock: What waits between requests.
    ///   - permission: The epoch of the consent in force, or nil when nothing may be sent; is asked
    ///     before each request.
    ///   - report: Learns after each request what the run has done so far, on the run's thread.
    public init(
        route: DeliveryRoute,
        queue: any RecordQueue,
        transport: any Transport,
        clock: SenderClock = .system,
        permission: @escaping @Sendable () -> Int?,
        report: @escaping @Sendable (SenderReport) -> Void = { _ in }
    ) {
        self.route = route
        self.queue = queue
        self.transport = transport
        self.clock = clock
        self.permission = permission
        self.report = report
    }

    /// Sends on the calling thread until the mode or the cancellation ends it.
    ///
    /// - Parameters:
    ///   - mode: When it ends by itself.
    ///   - lease: The right to send this vendor's records.
    ///   - cancellation: Ends it early; a request on its way gets a moment for its answer.
    /// - Returns: What it has done, and how it ended.
    /// - Throws: What the queue throws; what was settled by then stays so.
    public func run(
        _ mode: SenderMode,
        holding lease: borrowing SenderLease,
        until cancellation: Cancellation
    ) throws -> (report: SenderReport, outcome: SenderOutcome) {
        guard lease.vendor == route.vendor else {
            fatalError(
                "The sender of '\(route.vendor)' was given the lease of '\(lease.vendor)', so two "
                    + "processes could send the same records. To fix, take the lease of its vendor."
            )
        }
        var run = SenderRun(
            sender: self,
            mode: mode,
            cancellation: cancellation,
            gate: lease.gate
        )
        let outcome = try run.outcome()
        return (run.report, outcome)
    }
}
