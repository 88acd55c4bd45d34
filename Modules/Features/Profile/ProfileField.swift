/// What a person can edit of their profile: what they write there is told to nobody.
package enum ProfileField: String, Sendable, CaseIterable {
    case displayName = "display_name"
    case homeStop = "home_stop"
    case language
}
