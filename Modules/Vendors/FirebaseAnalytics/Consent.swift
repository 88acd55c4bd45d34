/// What a person can be asked to agree to.
public enum ConsentType: Sendable, Hashable {
    /// Has no place in the Measurement Protocol, so it is kept and changes nothing.
    case adStorage
    /// Has no place in the Measurement Protocol either: while denied, nothing is recorded.
    case analyticsStorage
    /// Goes with each request as `ad_user_data`.
    case adUserData
    /// Goes with each request as `ad_personalization`.
    case adPersonalization
}

public enum ConsentStatus: Sendable, Hashable {
    case granted
    case denied

    /// The form on the wire.
    var text: String {
        switch self {
        case .granted: "GRANTED"
        case .denied: "DENIED"
        }
    }
}
