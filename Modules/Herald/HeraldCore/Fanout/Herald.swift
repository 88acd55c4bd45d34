import Synchronization

/// Hands each call of the app to every vendor.
///
/// Providers are called in the order they are registered in, on the caller's thread, and all threads'
/// calls are in **one order**, the same for each provider. The price: while one thread is inside a
/// vendor's call the others wait, and a vendor's call that waits for *another* thread's call of Herald
/// never ends. A vendor's call of over a second is reported once.
///
/// A call made from inside a vendor's call, or from a failure report, returns at once and is delivered
/// after the outermost one. A vendor whose every call leads to another one is never done.
///
/// Calls never throw, never trap on data and never wait for the network. What a vendor's factories and
/// trackers throw goes to the error reporter, and the other vendors still get the call.
public final class Herald: Sendable {
    /// Runs around each call, and calls what it is given exactly once.
    ///
    /// An app uses it to tell its vendors' code which occurrence a call is of.
    public typealias Scope = @Sendable (Occurrence, () -> Void) -> Void

    let providers: [HeraldProvider]
    let observer: RouteObserver?
    let desk: FailureDesk
    let gate: (any HeraldGate)?

    /// Whether there is no gate.
    let isPlain: Bool
    private let allProviders: ProviderSet
    private let scope: Scope?
    let clock: HeraldClock
    private let process: UInt128
    private let order: Mutex<Order>
    private let inside = Atomic<UInt>(0)
    private let hasWaiting = Atomic<Bool>(false)
    private let waiting = Mutex<[WaitingCall]>([])

    /// A Herald over its providers, in the order they are called.
    ///
    /// Two providers of one name stop the program.
    ///
    /// - Parameters:
    ///   - providers: the vendors.
    ///   - clock: what calls and slow vendors are timed by.
    ///   - process: the random 128 bits that make occurrences unique over processes.
    ///   - gate: stands in front of every provider; with one, a Herald has at most 64.
    ///   - scope: runs around each call.
    ///   - routeObserver: sees what each vendor did with each call. Costs nothing when absent.
    ///   - errorReporter: is told of each failure; without one they are counted.
    public init(
        providers: [HeraldProvider],
        clock: HeraldClock = .system,
        process: UInt128 = .random(in: .min ... .max),
        gate: (any HeraldGate)? = nil,
        scope: Scope? = nil,
        routeObserver: RouteObserver? = nil,
        errorReporter: AnalyticsErrorReporter? = nil
    ) {
        if let problem = HeraldProvider.problem(with: providers, hasGate: gate != nil) {
            fatalError(problem)
        }
        self.providers = providers
        self.clock = clock
        self.process = process
        self.gate = gate
        isPlain = gate == nil
        self.scope = scope
        allProviders = ProviderSet(providers.indices.prefix(ProviderSet.limit))
        observer = routeObserver
        desk = FailureDesk(reporter: errorReporter)
        let turn = Turn(
            desk: desk,
            providers: providers.map(\.name),
            isObserved: routeObserver != nil
        )
        order = Mutex(Order(providers: providers, turn: turn))
    }

    /// How many failures were counted and not reported: there was no reporter, or a report had led to
    /// the call that failed.
    public var unreportedFailures: Int { desk.unreported }
}

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
