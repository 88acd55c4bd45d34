/// The two kinds of request that Mixpanel's records go in.
enum MixpanelEndpoint: String, Sendable {
    /// Events, of any age.
    case importing = "import"
    /// Profile operations.
    case engage
}
