import AnalyticsDiagnostics

/// What a person does with their account, whatever comes of it.
package enum ProfileAction: String, UserAction {
    case signIn = "sign_in"
    case signOut = "sign_out"
    case editProfile = "edit_profile"
}
