import AnalyticsFlows
import HeraldCore

struct PurchaseAttempted: Event {
    var name: String { "purchase_attempted" }
}

struct SubscriptionActivated: Event {
    var name: String { "subscription_activated" }
}

/// Turns what happens into events: the app throttles them and says who takes them.
final class DefaultSubscriptionPurchaseInstrumentation: SubscriptionPurchaseInstrumentation {
    private let events: any EventTrackerService
    private let flows: FlowRegister<SubscriptionPurchaseFlow>

    init(to events: any EventTrackerService, store: FlowStore) {
        self.events = events
        flows = FlowRegister(FlowRecorder(SubscriptionPurchaseFlow.self, to: events, store: store))
    }

    func purchaseAttemptStarted(selectionID: String, freeTrialEligible: Bool, origin: String?) {
        events.track(PurchaseAttempted())
        flows.start()
        flows.begin(.flowStart)
    }

    func purchaseCancelled() {
        flows.complete(.cancelled)
    }

    func purchaseFailed(step: FailingStep, error: any Error) {
        flows.begin(step)
        flows.complete(.failure(FlowError(domain: "subscription", code: 1)))
    }

    func activationSucceeded() {
        guard flows.complete(.success) == .recorded else { return }
        events.track(SubscriptionActivated())
    }
}
