/// What is to be done with the records of a request, now that its answer is known.
public enum Verdict: Sendable, Equatable {
    /// Each record has a fate of its own, in the order of the request's records.
    ///
    /// The next request goes after the pause, if there is one.
    case settled([RecordFate], pause: Pause? = nil)
    /// All stay queued, and are sent again after the pause.
    case later(Pause)
    /// The request is too large: its halves are sent one after the other; a record alone is dead.
    ///
    /// Only for records that the vendor has not taken, or drops when it sees them again.
    case split(reason: String)
    /// All stay queued, and nothing more is sent in this run: the vendor refuses the sender.
    case stop(reason: String)
}

/// How a queued record ends.
public enum RecordFate: Sendable, Equatable {
    /// The vendor has taken it.
    case delivered
    /// The vendor refuses it for good; it is kept aside with the reason.
    case dead(reason: String)
    /// Nobody knows whether it arrived, and a second one could count twice.
    case inDoubt(reason: String)
    /// It stays queued and is sent again.
    case again
}
