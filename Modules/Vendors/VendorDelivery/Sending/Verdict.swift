/// What is to be done with the records of a request, now that its answer is known.
public enum Verdict: Sendable, Equatable {
    /// Each record has a fate of its own, in the order of the request's records.
    case settled([RecordFate])
    /// All stay queued, and nothing is sent to the vendor before this many seconds have passed.
    ///
    /// Nil leaves the time to the sender's own back-off.
    case later(seconds: Int?)
    /// The request is too large: its halves are sent one after the other; a record alone is dead.
    case split
    /// All stay queued, and nothing more is sent in this run: the vendor refuses the credentials.
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

/// A vendor's rules about its answers, as it has published them.
///
/// A pure function: the same answer about the same records always gives the same verdict.
public protocol AnswerPolicy: Sendable {
    /// - Parameters:
    ///   - answer: What came of the request.
    ///   - records: The request's, in their order.
    /// - Returns: What is to be done with them.
    func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict
}
