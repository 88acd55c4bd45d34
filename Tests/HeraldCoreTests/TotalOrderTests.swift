import Dispatch
import HeraldCore
import Synchronization
import Testing

@Suite struct TotalOrderTests {
    private static let threads = 8
    private static let calls = 10_000
    private static let followUps = threads * calls / 10
    private static let reports = threads * calls / 100

    @Test func `all threads' calls are in one order, the same for every vendor`() {
        let orders = (1...5).map { _ in Order() }
        let failures = Counter()
        let reporting = DispatchQueue(label: "reporting")
        let caller = Caller()
        let herald = Herald(
            providers: orders.enumerated().map { position, order in
                HeraldProvider(
                    name: "vendor \(position)",
                    events: service(position, order, caller, reporting)
                )
            },
            clock: .still,
            errorReporter: { _ in failures.next() }
        )
        caller.attach(herald)
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for number in 0..<Self.calls { herald.track(Step(thread: thread, number: number)) }
        }
        reporting.sync {}

        let first = orders[0].steps
        #expect(first.count == Self.threads * Self.calls + Self.followUps)
        for order in orders.dropFirst() { #expect(order.steps == first) }
        expectEachThreadInOrder(first)
        expectFollowUpsRightAfter(first)
        #expect(failures.count == Self.reports)
        #expect(herald.unreportedFailures == 0)
    }

    /// The second vendor tracks from inside of its call, the fourth reports from another thread.
    private func service(
        _ position: Int,
        _ order: Order,
        _ caller: Caller,
        _ reporting: DispatchQueue
    ) -> StepService {
        StepService { step in
            order.append(step)
            if position == 1, step.number.isMultiple(of: 10), !step.isFollowUp {
                caller.use {
                    $0.track(Step(thread: step.thread, number: step.number, isFollowUp: true))
                }
            }
            if position == 3, step.number % 100 == 7 {
                let handle = Herald.failureHandle
                reporting.async { handle?.report(SampleError()) }
            }
        }
    }

    private func expectEachThreadInOrder(_ steps: [Step]) {
        for thread in 0..<Self.threads {
            let numbers = steps.filter { $0.thread == thread && !$0.isFollowUp }.map(\.number)
            #expect(numbers == Array(0..<Self.calls), "thread \(thread)")
        }
    }

    private func expectFollowUpsRightAfter(_ steps: [Step]) {
        let pairs = zip(steps, steps.dropFirst()).filter(\.1.isFollowUp)
        #expect(pairs.count == Self.followUps)
        #expect(pairs.allSatisfy { $0.thread == $1.thread && $0.number == $1.number })
    }
}

private struct Step: Event, Equatable {
    let thread: Int
    let number: Int
    var isFollowUp = false

    var name: String { "step" }
}

/// The steps a vendor got; guarded by itself, so that it holds them in whatever order they come.
private final class Order: Sendable {
    private let taken = Mutex<[Step]>([])

    var steps: [Step] { taken.withLock { $0 } }

    func append(_ step: Step) {
        taken.withLock { $0.append(step) }
    }
}

private struct StepService: EventTrackerService {
    let take: @Sendable (Step) -> Void

    func track(_ event: any Event) {
        if let step = event as? Step { take(step) }
    }
}
