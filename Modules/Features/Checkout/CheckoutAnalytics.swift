package import AnalyticsDiagnostics
import AnalyticsFlows
package import HeraldCore

/// What this feature sends.
package enum CheckoutAnalytics {
    /// The errors that mean a person changed their mind, for the app's `ErrorReporter`.
    package static var cancellations: Set<ErrorCode> {
        [ErrorCode(of: BankError.cancelled)]
    }

    /// One instance of each event, of each kind where an event has several.
    package static var examples: [any Event] {
        diagnosticExamples + [
            CheckoutStarted(pass: .month), CardNumberSeen(), PayTapped(pass: .month),
            CheckoutCompleted(receipt: receipt),
        ] + PaymentRefusal.allCases.map(CheckoutFailed.init) + exampleFlows
    }

    /// One checkout of each outcome.
    private static var exampleFlows: [any Event] {
        let ends: [FlowEnd] = [
            .success, .failure(FlowError(domain: "checkout.refusal", code: 1)), .cancelled,
            .unknown,
        ]
        return ends.map { end in
            CheckoutFlow(
                summary: FlowSummary(
                    of: CheckoutFlow.self,
                    ended: end,
                    in: .pay,
                    milliseconds: [.choose: 900, .card: 4_000, .pay: 2_500]
                )
            )
        }
    }

    private static var diagnosticExamples: [any Event] {
        RecordingAnalytics.events { events in
            ScreenTracker(CheckoutScreen.checkout, to: events).appeared()
            for action in CheckoutAction.allCases {
                Tap.now(action, on: CheckoutScreen.checkout, to: events) {}
            }
            let errors = ErrorReporter(to: events, cancellations: cancellations)
            for error in BankError.allCases {
                errors.report(error, during: CheckoutErrorKind.pay)
            }
        }
    }

    private static let receipt = PassReceipt(
        orderId: "order-2",
        order: PassOrder(idempotencyKey: "key-2", pass: .month, price: TravelPass.month.price)
    )
}
