import AnalyticsConsent

/// What the start of a script threw away of what was stored.
struct DiscardedState {
    /// The purposes that were denied and aren't any more.
    var denials: [Purpose] = []

    /// How many records were queued.
    var recordCount = 0

    /// For people; nothing when nothing was thrown away.
    func text(from start: FlowStart) -> String? {
        var parts: [String] = []
        if recordCount > 0 { parts.append("\("queued record".counted(recordCount)) purged") }
        if !denials.isEmpty {
            let purposes = denials.map(\.rawValue).joined(separator: ", ")
            let word = start.consent?.word ?? ""
            parts.append("'denied' replaced by '\(word)' for \(purposes)")
        }
        guard !parts.isEmpty else { return nil }
        return "The script starts \(start.isFresh ? "fresh" : "with a decision of its own"): "
            + "\(parts.joined(separator: ", and ")). "
            + "To go on from what is stored instead: moove run --keep"
    }
}
