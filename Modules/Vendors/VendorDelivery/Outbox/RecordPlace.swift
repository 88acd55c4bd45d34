/// Where in an outbox a record is.
public enum RecordPlace: Sendable, Hashable {
    /// It waits to be sent, for the first time or again.
    case queued

    /// It was claimed, must not be repeated, and its answer hasn't come.
    case beingSent

    /// It left its queue, and nobody knows whether it arrived.
    case inDoubt

    /// It left its queue without being delivered.
    case dead
}
