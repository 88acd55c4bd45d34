package import AnalyticsFlows
import HeraldCore

/// One checkout from a chosen pass to its end, told in one event when it is over.
package struct CheckoutFlow: WideEvent {
    package enum Step: String, FlowStep {
        case choose
        case card
        case pay
    }

    package static let name = "checkout_flow"
    package static let version = 1
    package let summary: FlowSummary

    package init(summary: FlowSummary) {
        self.summary = summary
    }
}
