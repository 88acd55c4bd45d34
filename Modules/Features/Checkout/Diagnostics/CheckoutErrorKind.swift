import AnalyticsDiagnostics

/// What this feature was doing when an error came up.
package enum CheckoutErrorKind: String, AppErrorKind {
    case pay = "pay_pass"
}
