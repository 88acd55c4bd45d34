/// What became of a record that a call led to.
package enum InspectorDelivery: String, Sendable, CaseIterable {
    case queued
    case delivered

    /// Nobody knows whether it arrived, and sending it again could count it twice.
    case inDoubt = "in_doubt"

    /// The vendor refused it for good.
    case dead

    /// Forgotten with a denied consent.
    case purged
}
