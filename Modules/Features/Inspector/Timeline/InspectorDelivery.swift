/// What became of a record that a call led to.
package enum InspectorDelivery: String, Sendable, CaseIterable {
    case queued

    /// It is on its way, and could count twice if it were sent again.
    case beingSent = "being_sent"
    case delivered

    /// Nobody knows whether it arrived, and sending it again could count it twice.
    case inDoubt = "in_doubt"

    /// It is kept aside, since the vendor doesn't take it.
    case dead

    /// Forgotten with a denied consent.
    case purged

    /// It waits no longer: delivered, or removed to make room or by another process.
    case gone

    /// It was made to be shown, and nothing is sent.
    case dryRun = "dry_run"
}
