import Synchronization

extension Herald {
    /// Runs `body` when it is this call's turn, then what was called from inside of it.
    ///
    /// Without a call the turn is for what the gate owes alone.
    @inline(__always)
    func inTurn(
        _ call: @autoclosure () -> HeraldCall?,
        isCall: Bool = true,
        after change: @Sendable () -> Void = {},
        _ body: @Sendable (inout Order, Occurrence) -> Void
    ) {
        let thread = currentThread()
        guard inside.load(ordering: .relaxed) != thread else {
            change()
            return wait(with: call())
        }
        order.withLock { order in
            inside.store(thread, ordering: .relaxed)
            change()
            order.turn.run { isLedByReport in
                perform(
                    at: clock.now(),
                    ledByReport: isLedByReport,
                    isCall: isCall,
                    &order,
                    body
                )
                if hasWaiting.load(ordering: .relaxed) { performWaiting(&order) }
            }
            inside.store(0, ordering: .relaxed)
        }
    }

    @inline(__always)
    private func perform(
        at time: Timestamp,
        ledByReport: Bool,
        isCall: Bool,
        _ order: inout Order,
        _ body: @Sendable (inout Order, Occurrence) -> Void
    ) {
        if !isPlain { admit(at: time, ledByReport: ledByReport, &order) }
        guard isCall else { return }
        let occurrence = nextOccurrence(at: time, &order)
        order.turn.begin(at: occurrence, ledByReport: ledByReport)
        inScope(of: occurrence) { body(&order, occurrence) }
    }

    @inline(__always)
    func nextOccurrence(at time: Timestamp, _ order: inout Order) -> Occurrence {
        order.sequence += 1
        return Occurrence(process: process, sequence: order.sequence, time: time)
    }

    @inline(__always)
    func inScope(of occurrence: Occurrence, _ body: () -> Void) {
        if let scope {
            scope(occurrence, body)
        } else {
            body()
        }
    }

    /// Whether every provider may be called.
    func isOpen(_ turn: Turn) -> Bool { turn.open == allProviders }

    @inline(never)
    private func wait(with call: HeraldCall?) {
        let waitingCall = WaitingCall(
            call: call,
            time: clock.now(),
            ledByReport: Turn.current?.isLedByReport ?? ReportingThread.isCurrent
        )
        waiting.withLock { $0.append(waitingCall) }
        hasWaiting.store(true, ordering: .relaxed)
    }

    @inline(never)
    private func performWaiting(_ order: inout Order) {
        while true {
            let calls = waiting.withLock { calls in
                defer { calls = [] }
                return calls
            }
            guard !calls.isEmpty else { return hasWaiting.store(false, ordering: .relaxed) }
            for waiting in calls {
                perform(
                    at: waiting.time,
                    ledByReport: waiting.ledByReport,
                    isCall: waiting.call != nil,
                    &order
                ) { order, _ in
                    if let call = waiting.call { deliver(call, &order) }
                }
            }
        }
    }
}
