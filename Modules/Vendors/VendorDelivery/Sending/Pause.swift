/// How long nothing is sent to a vendor.
public enum Pause: Sendable, Equatable {
    /// As long as the vendor said.
    case seconds(Int)
    /// As long as the sender chooses: longer with each failure in a row.
    case backOff

    /// The longest that a vendor's word counts, one day, so that a broken header can't stop it all.
    public static let longest = 86_400
}
