public import HeraldCore
import Synchronization

/// The app's analytics from before its launch to its end: the one thing that features are given.
///
/// What is called before ``launch()`` waits for it. From then on, each provider gets calls only while
/// its purpose is granted. A provider is first started, then told who is signed in, then turned on, in
/// this order, at the first grant it sees.
///
/// - **Undecided**: events wait in memory with their own time, at most 1,000 a purpose, and the oldest
///   are dropped and counted; nothing is stored and no vendor is called.
/// - **Granted**: what waited is replayed in order; then calls go through.
/// - **Denied**: what waited is forgotten, what is queued is purged, the vendor forgets the person and
///   is turned off. A later grant replays who is signed in and what properties there are, no events.
///
/// ```swift
/// let analytics = AnalyticsLaunch(
///     providers: [ConsentedProvider(firebase, for: .analytics)],
///     consent: store,
///     identities: identities,
///     purge: { purpose in outbox.purge(purpose) }
/// ) { providers, gate in
///     Herald(providers: providers, gate: gate)
/// }
/// analytics.launch()
/// ```
public final class AnalyticsLaunch: Sendable {
    private let herald: Herald
    private let gate: ConsentGate
    private let store: any ConsentStore

    /// Analytics that wait for their launch.
    ///
    /// - Parameters:
    ///   - providers: the vendors, in the order they are called, and what each is for.
    ///   - consent: the decisions.
    ///   - identities: who is signed in.
    ///   - purge: forgets what is queued for a purpose, and says how many records that was. Runs in the
    ///     turn of the call that noticed the decision, and must not call the analytics.
    ///   - makeHerald: makes the Herald, with these providers and this gate; any other stops the
    ///     program.
    public init(
        providers: [ConsentedProvider],
        consent: any ConsentStore,
        identities: any IdentityStore,
        purge: @escaping @Sendable (Purpose) -> Int,
        makeHerald: ([HeraldProvider], any HeraldGate) -> Herald
    ) {
        store = consent
        gate = ConsentGate(
            purposes: providers.map(\.purpose),
            store: consent,
            identities: identities,
            purge: purge
        )
        herald = makeHerald(providers.map(\.provider), gate)
        guard herald.isBehind(gate, providers: providers.map(\.provider.name)) else {
            fatalError(
                "A launch was given a Herald that isn't behind its gate, so vendors would be called "
                    + "without consent. To fix, make it with the providers and the gate that "
                    + "'makeHerald' is called with: Herald(providers: providers, gate: gate)."
            )
        }
    }

    /// Launches: what waited is delivered as the stored decisions say.
    ///
    /// A second launch does nothing.
    public func launch() {
        if gate.launch() { herald.settle() }
    }

    /// Puts a decision in force, for every process that shares the store, before it returns.
    ///
    /// To decide what is in force already changes nothing.
    ///
    /// - Throws: what the store throws; then the old decision stays in force.
    public func decide(_ state: ConsentState, for purpose: Purpose) throws {
        let problem = Mutex<(any Error)?>(nil)
        herald.settle { [store] in
            do {
                try store.decide(state, for: purpose)
            } catch {
                problem.withLock { $0 = error }
            }
        }
        if let error = problem.withLock({ $0 }) { throw error }
    }

    /// The decisions that are in force.
    public var decisions: ConsentSnapshot { store.snapshot() }

    /// How many events consent kept from vendors, and why.
    public var counts: ConsentCounts { gate.counts }
}

extension AnalyticsLaunch: EventTrackerService {
    public func track(_ event: any Event) { herald.track(event) }
}

extension AnalyticsLaunch: PropertyTrackerService {
    public func set(_ property: any Property) { herald.set(property) }
}

extension AnalyticsLaunch: IdentifiableUserService {
    public func identify(_ identity: Identity) { herald.identify(identity) }
    public func reset() { herald.reset() }
}

extension AnalyticsLaunch: AnalyticsLifecycleService {
    public func start() { launch() }
    public func flush() { herald.flush() }
}
