import AnalyticsDiagnostics

/// The screens of this feature.
package enum ProfileScreen: String, Screen {
    case profile
}
