import AnalyticsDiagnostics

/// The screens of this feature.
package enum SearchScreen: String, Screen {
    case search
}
