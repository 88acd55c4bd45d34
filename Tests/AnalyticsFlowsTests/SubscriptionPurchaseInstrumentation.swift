public import AnalyticsFlows

/// The steps a purchase can fail in.
public enum FailingStep: String, FlowStep, Sendable {
    case flowStart = "flow_start"
    case payment
    case activation
}

/// What happens in a purchase; a start comes first.
public protocol SubscriptionPurchaseInstrumentation: AnyObject {
    func purchaseAttemptStarted(selectionID: String, freeTrialEligible: Bool, origin: String?)
    func purchaseCancelled()
    func purchaseFailed(step: FailingStep, error: any Error)
    func activationSucceeded()
}

struct SubscriptionPurchaseFlow: WideEvent {
    typealias Step = FailingStep

    static let name = "subscription_purchase_flow"
    static let version = 1
    let summary: FlowSummary
}
