import AnalyticsFlows
import HeraldCore

@testable import Checkout

extension GeneratedEvents {
    mutating func checkout() -> [any Event] {
        some { CheckoutStarted(pass: $0.one(of: TravelPass.self)) }
            + some { PayTapped(pass: $0.one(of: TravelPass.self)) }
            + some { _ in CardNumberSeen() }
            + some { CheckoutCompleted(receipt: $0.passReceipt()) }
            + some { CheckoutFailed(refusal: $0.one(of: PaymentRefusal.self)) }
            + some { CheckoutFlow(summary: $0.summary()) }
            + CheckoutAnalytics.examples
    }

    private mutating func passReceipt() -> PassReceipt {
        PassReceipt(
            orderId: text(),
            order: PassOrder(
                idempotencyKey: text(),
                pass: one(of: TravelPass.self),
                price: money()
            )
        )
    }

    private mutating func summary() -> FlowSummary {
        let error = FlowError(domain: text(), code: number())
        var milliseconds: [CheckoutFlow.Step: Int] = [:]
        for step in CheckoutFlow.Step.allCases where chance() {
            milliseconds[step] = number()
        }
        return FlowSummary(
            of: CheckoutFlow.self,
            ended: pick([.success, .failure(), .failure(error), .cancelled, .unknown]),
            in: chance() ? nil : one(of: CheckoutFlow.Step.self),
            milliseconds: milliseconds,
            sampleRate: pick([0, 0.25, 1])
        )
    }
}
