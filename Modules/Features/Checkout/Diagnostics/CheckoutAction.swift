import AnalyticsDiagnostics

/// What a person does on this feature's screen, whatever comes of it.
package enum CheckoutAction: String, UserAction {
    case selectPass = "select_pass"
    case enterCard = "enter_card"
    case pay = "pay"
}
