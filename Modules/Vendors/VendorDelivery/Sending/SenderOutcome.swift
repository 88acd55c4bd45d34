/// How a run of a sender ended.
public enum SenderOutcome: Sendable, Equatable {
    /// Nothing is queued any more.
    case drained
    case cancelled
    /// Nothing may be sent: there is no consent.
    case notPermitted
    /// The vendor could not be reached for as long as the run is patient, or its answers were lost.
    case notReached(Answer.Fault)
    /// The vendor wants to be left alone for longer than the run is patient.
    case askedToWait(seconds: Int, reason: String)
    /// The vendor refuses the sender, such as its credentials.
    case refused(reason: String)
}

/// When a run of a sender ends by itself.
public enum SenderMode: Sendable, Equatable {
    /// When nothing is queued, or no record got on for longer than the patience, in seconds.
    case drain(patience: Double)
    /// When it is cancelled or refused; with nothing to send, it looks again after some seconds.
    case continuous(lookingEvery: Double)
}
