import AnalyticsDiagnostics

/// The screens of this feature.
package enum InspectorScreen: String, Screen {
    case inspector
}
