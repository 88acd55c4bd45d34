import HeraldCore
import HeraldTesting
import Synchronization
import Testing

@testable import Checkout

/// Hooks that several threads call at once, as when a payment's answer comes while a person leaves.
@Suite struct CheckoutConcurrencyTests {
    private static let receipt = PassReceipt(
        orderId: "order-1",
        order: PassOrder(idempotencyKey: "key-1", pass: .year, price: TravelPass.year.price)
    )

    enum End: CaseIterable {
        case succeed, fail, cancel

        var outcome: String {
            switch self {
            case .succeed: "success"
            case .fail: "failure"
            case .cancel: "cancelled"
            }
        }

        func call(_ instrumentation: DefaultCheckoutInstrumentation) -> CheckoutStep {
            switch self {
            case .succeed: instrumentation.checkoutSucceeded(receipt)
            case .fail: instrumentation.checkoutFailed(.cardDeclined)
            case .cancel: instrumentation.checkoutCancelled()
            }
        }
    }

    @Test func `of many ends at once one counts, and the checkout is told once, as that`() async {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = CheckoutInstrumentationTests.Conforming.standard(to: analytics)
        var winners: [String] = []
        for _ in 1...200 {
            instrumentation.checkoutStarted(.year)
            instrumentation.cardEntered()
            instrumentation.paymentStarted()
            let answers = await Self.end(instrumentation, by: 9)
            winners += answers.filter { $0.step == .inOrder }.map(\.end.outcome)
            #expect(answers.count { $0.step == .alreadyDone } == 8)
        }
        let told = analytics.events.filter { $0.name == "checkout_flow" }
        #expect(winners.count == 200)
        #expect(told.map { $0.parameters["outcome"] } == winners.map { .string($0) })
        #expect(
            analytics.events.count { $0.name == "checkout_completed" }
                == winners.count { $0 == "success" }
        )
    }

    @Test func `of checkouts that are started and ended at once each is told once`() async {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = CheckoutInstrumentationTests.Conforming.standard(to: analytics)
        await withTaskGroup { group in
            for number in 0..<400 {
                group.addTask {
                    instrumentation.checkoutStarted(.month)
                    instrumentation.cardEntered()
                    instrumentation.paymentStarted()
                    _ = End.allCases[number % 3].call(instrumentation)
                }
            }
        }
        instrumentation.checkoutCancelled()
        let names = analytics.events.map(\.name)
        let started = names.count { $0 == "checkout_started" }
        #expect(started == 400)
        #expect(names.count { $0 == "checkout_flow" } == started)
    }

    /// What another thread does between an end's two calls.
    @Test(arguments: [End.succeed, .fail])
    func `an end is told of its own checkout, also when the next has begun by then`(end: End) {
        let analytics = FakeAnalyticsProvider()
        let next = Mutex<(@Sendable () -> Void)?>(nil)
        let events = Interleaving(to: analytics, at: ["checkout_completed", "checkout_failed"]) {
            next.withLock { $0 }?()
        }
        let instrumentation = CheckoutInstrumentationTests.Conforming.standard(to: events)
        next.withLock { next in
            next = { [weak instrumentation] in _ = instrumentation?.checkoutStarted(.month) }
        }
        instrumentation.checkoutStarted(.year)
        instrumentation.cardEntered()
        instrumentation.paymentStarted()
        #expect(end.call(instrumentation) == .inOrder)
        instrumentation.checkoutStarted(.year)
        let told = analytics.events.filter { $0.name == "checkout_flow" }
        let outcomes = told.map { $0.parameters["outcome"] }
        #expect(outcomes == [.string(end.outcome), "unknown"])
    }

    private static func end(
        _ instrumentation: DefaultCheckoutInstrumentation,
        by count: Int
    ) async -> [(end: End, step: CheckoutStep)] {
        await withTaskGroup { group in
            for number in 0..<count {
                let end = End.allCases[number % 3]
                group.addTask { (end, end.call(instrumentation)) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}

/// Does something right after an event was taken, as another thread might.
private struct Interleaving: EventTrackerService {
    private let events: any EventTrackerService
    private let names: Set<String>
    private let body: @Sendable () -> Void

    init(
        to events: any EventTrackerService,
        at names: Set<String>,
        _ body: @escaping @Sendable () -> Void
    ) {
        self.events = events
        self.names = names
        self.body = body
    }

    func track(_ event: any Event) {
        events.track(event)
        if names.contains(event.name) { body() }
    }
}
