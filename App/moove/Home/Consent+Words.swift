import AnalyticsConsent

extension ConsentState {
    /// The state that a word asks for: `grant`, `deny` or `reset`.
    init?(decision word: String) {
        switch word {
        case "grant": self = .granted
        case "deny": self = .denied
        case "reset": self = .undecided
        default: return nil
        }
    }

    var word: String {
        switch self {
        case .undecided: "undecided"
        case .granted: "granted"
        case .denied: "denied"
        }
    }
}

extension Purpose {
    /// What it is, and whom it is for.
    var summary: String {
        let vendors = VendorName.all(for: self).map(\.rawValue)
        return vendors.isEmpty ? meaning : "\(meaning): \(vendors.joined(separator: ", "))"
    }

    private var meaning: String {
        switch self {
        case .analytics: "how the app is used"
        case .attribution: "which advertisement brought somebody"
        case .diagnostics: "what goes wrong"
        }
    }
}

extension ConsentCounts {
    /// What a decision did to events, records and open flows, since the counts before it.
    func message(since before: ConsentCounts, forgottenFlows: Int = 0) -> String? {
        let forgotten = forgotten - before.forgotten
        let delivered = forgotten > 0 ? 0 : before.held - held
        let parts = [
            Self.part(delivered, "waiting event", "delivered"),
            Self.part(forgotten, "waiting event", "forgotten"),
            Self.part(purged - before.purged, "queued record", "purged"),
            Self.part(forgottenFlows, "open journey", "forgotten"),
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
    }

    private static func part(_ count: Int, _ noun: String, _ verb: String) -> String? {
        count > 0 ? "\(noun.counted(count)) \(verb)" : nil
    }
}
