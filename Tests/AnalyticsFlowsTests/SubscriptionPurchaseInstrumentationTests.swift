import AnalyticsFlows
import HeraldCore
import HeraldTesting
import Testing

/// A facade of domain hooks over events, a throttle and a wide event.
@Suite struct SubscriptionPurchaseInstrumentationTests {
    private let scratch: Scratch
    private let launch: Launch
    private let purchase: any SubscriptionPurchaseInstrumentation

    init() throws {
        scratch = try Scratch()
        launch = Launch(scratch.path + "/flows")
        let throttles = ThrottleStore(
            path: scratch.path + "/throttles",
            permission: { .granted },
            report: { _ in }
        )
        let events = DailyThrottle(
            launch.events,
            types: [PurchaseAttempted.self],
            store: throttles,
            now: { Timestamp(microseconds: 0) }
        )
        purchase = DefaultSubscriptionPurchaseInstrumentation(to: events, store: launch.store)
    }

    private var names: [String] {
        launch.events.events.map { event in
            guard let flow = event as? SubscriptionPurchaseFlow else { return event.name }
            return "\(flow.name) \(flow.summary.outcome) \(flow.summary.failingStep ?? "-")"
        }
    }

    private func start() {
        purchase.purchaseAttemptStarted(selectionID: "year", freeTrialEligible: true, origin: nil)
    }

    @Test func `a feature says what happened, and each thing is told once`() {
        start()
        purchase.activationSucceeded()
        purchase.activationSucceeded()
        start()
        purchase.purchaseFailed(step: .payment, error: CancellationError())
        purchase.purchaseCancelled()
        #expect(
            names == [
                "purchase_attempted", "subscription_purchase_flow success -",
                "subscription_activated", "subscription_purchase_flow failure payment",
            ]
        )
    }

    @Test func `an end without a start tells nothing`() {
        purchase.purchaseCancelled()
        purchase.activationSucceeded()
        purchase.purchaseFailed(step: .activation, error: CancellationError())
        #expect(names.isEmpty)
    }
}
