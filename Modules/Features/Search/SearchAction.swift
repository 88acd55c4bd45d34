import AnalyticsDiagnostics

/// What a person does on this feature's screen, whatever comes of it.
package enum SearchAction: String, UserAction {
    case search = "search"
}
