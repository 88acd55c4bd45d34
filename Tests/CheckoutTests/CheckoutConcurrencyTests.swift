import HeraldCore
import HeraldTesting
import Testing

@testable import Checkout

/// Hooks that several threads call at once, as when a payment's answer comes while a person leaves.
@Suite struct CheckoutConcurrencyTests {
    private static let receipt = PassReceipt(
        orderId: "order-1",
        order: PassOrder(idempotencyKey: "key-1", pass: .year, price: TravelPass.year.price)
    )

    private enum End: CaseIterable {
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
