package import AnalyticsDiagnostics
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
        ] + PaymentRefusal.allCases.map(CheckoutFailed.init)
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
        orderId: "order-1",
        order: PassOrder(idempotencyKey: "key-1", pass: .month, price: TravelPass.month.price)
    )
}
