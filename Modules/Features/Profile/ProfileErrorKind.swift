import AnalyticsDiagnostics

/// What this feature was doing when an error came up.
package enum ProfileErrorKind: String, AppErrorKind {
    case signIn = "sign_in"
}
