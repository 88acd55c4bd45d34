import AnalyticsConsent
import Dispatch
import HeraldCore
import HeraldTesting
import Synchronization
import Testing

/// Threads that track and sign in while another decides.
@Suite struct ConsentConcurrencyTests {
    private static let threads = 4
    private static let events = 2_000

    @Test func `no event comes between a denial's return and the next grant`() {
        let allowed = Flag()
        let late = Counter()
        let log = Log<Int>()
        let acting = ActingProvider { record in
            guard let step = record.event as? Step else { return }
            if !allowed.isUp { late.next() }
            log.append(step.number)
        }
        let stage = Stage(ConsentedProvider(acting.heraldProvider(), for: .analytics))
        stage.analytics.launch()
        whileTracking(stage) {
            allowed.isUp = true
            try? stage.decide(.granted)
            try? stage.decide(.denied)
            allowed.isUp = false
        }
        #expect(late.count == 0)
        expectEachThreadInOrder(log.entries)
        let counts = stage.analytics.counts
        let stopped = counts.blocked + counts.forgotten + counts.dropped
        #expect(log.entries.count + stopped == Self.threads * Self.events)
        #expect(counts.held == 0)
    }

    @Test func `events that wait for a grant keep each thread's order, and none is lost`() {
        let vendor = FakeAnalyticsProvider()
        let stage = Stage(ConsentedProvider(vendor, for: .analytics))
        stage.analytics.launch()
        whileTracking(stage) {
            try? stage.decide(.granted)
            try? stage.decide(.undecided)
        }
        let numbers = vendor.events(of: Step.self).map(\.number)
        expectEachThreadInOrder(numbers)
        let counts = stage.analytics.counts
        #expect(numbers.count + counts.held + counts.dropped == Self.threads * Self.events)
    }

    @Test func `whatever is decided meanwhile, each event is shown with who was signed in`() throws
    {
        let truth = Witness()
        let witnesses = Purpose.allCases.map { _ in Witness() }
        let stage = Stage(
            ConsentedProvider(truth.heraldProvider(named: "truth"), for: nil),
            ConsentedProvider(witnesses[0].heraldProvider(named: "0"), for: .analytics),
            ConsentedProvider(witnesses[1].heraldProvider(named: "1"), for: .attribution),
            ConsentedProvider(witnesses[2].heraldProvider(named: "2"), for: .diagnostics)
        )
        stage.analytics.launch()
        inThreads(8) { thread in
            var random = SplitMix(seed: UInt64(thread))
            for number in 0..<500 {
                let own = thread * 1_000 + number
                stage.track(own)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: stage.signIn("\(own)")
                case 1: stage.analytics.reset()
                case 2: stage.analytics.set(Seat(.int(own)))
                case 3 where thread < 3:
                    let state = ConsentState.allCases.randomElement(using: &random) ?? .denied
                    try? stage.analytics.decide(state, for: Purpose.allCases[thread])
                default: break
                }
            }
        }
        let known = Dictionary(uniqueKeysWithValues: truth.sightings.map { ($0.number, $0) })
        #expect(known.count == 8 * 500)
        for witness in witnesses {
            let sightings = witness.sightings
            #expect(sightings.count { $0 != known[$0.number] } == 0)
            #expect(Set(sightings.map(\.number)).count == sightings.count)
            #expect(witness.mistakes == [])
        }
    }

    @Test func `no vendor gets an event when the store says that its purpose is not granted`() {
        let store = ConsentMemory(.granted)
        let isInside = DispatchSemaphore(value: 0)
        let first = ActingProvider { record in
            guard record == .step(1) else { return }
            isInside.signal()
            // Long enough for the other thread, which must wait for its turn, and bounded.
            for _ in 0..<200_000 where store.snapshot()[.analytics].state != .granted { return }
        }
        let seen = Log<ConsentState>()
        let second = ActingProvider { record in
            if record == .step(1) { seen.append(store.snapshot()[.analytics].state) }
        }
        let stage = Stage(
            ConsentedProvider(first.heraldProvider(named: "first"), for: .analytics),
            ConsentedProvider(second.heraldProvider(named: "second"), for: .analytics),
            consent: store
        )
        stage.analytics.launch()
        inThreads(2) { thread in
            guard thread == 1 else { return stage.track(1) }
            isInside.wait()
            try? stage.decide(.denied)
        }
        #expect(seen.entries == [.granted])
    }

    /// Runs `decide` again and again while threads track numbered events.
    private func whileTracking(_ stage: Stage, _ decide: @escaping @Sendable () -> Void) {
        let ended = Counter()
        inThreads(Self.threads + 1) { thread in
            guard thread < Self.threads else {
                repeat { decide() } while ended.count < Self.threads
                return
            }
            for number in 0..<Self.events { stage.track(thread * Self.events + number) }
            ended.next()
        }
    }

    /// Runs `body` in so many threads at once, and returns when all have ended.
    ///
    /// A serial queue has a thread of its own; `concurrentPerform` has as many as there are cores.
    private func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for thread in 0..<count {
            DispatchQueue(label: "thread \(thread)").async(group: group) { body(thread) }
        }
        group.wait()
    }

    private func expectEachThreadInOrder(_ numbers: [Int]) {
        for thread in 0..<Self.threads {
            let own = numbers.filter { $0 / Self.events == thread }
            #expect(zip(own, own.dropFirst()).allSatisfy(<), "thread \(thread)")
        }
    }
}

private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)

    var isUp: Bool {
        get { value.load(ordering: .sequentiallyConsistent) }
        set { value.store(newValue, ordering: .sequentiallyConsistent) }
    }
}
