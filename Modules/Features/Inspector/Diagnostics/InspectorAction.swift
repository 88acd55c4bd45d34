import AnalyticsDiagnostics

/// What a person does on this feature's screen, whatever comes of it.
package enum InspectorAction: String, UserAction {
    case filter = "filter_inspector"
    case clear = "clear_inspector"
    case showAdvertisement = "show_advertisement"
}
