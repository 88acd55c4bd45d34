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
    let allProviders: ProviderSet
    let scope: Scope?
    let clock: HeraldClock
    let process: UInt128
    let order: Mutex<Order>
    let inside = Atomic<UInt>(0)
    let hasWaiting = Atomic<Bool>(false)
    let waiting = Mutex<[WaitingCall]>([])

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
