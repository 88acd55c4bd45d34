import AnalyticsDiagnostics

/// The screens of this feature.
package enum CheckoutScreen: String, Screen {
    case checkout
}
