import AnalyticsFlows

extension FlowSweep {
    /// What is said of journeys that an earlier launch left open and of which nobody is told.
    var message: String? {
        let parts = [
            Self.part(inDoubt, "may have been told already, so that isn't repeated"),
            Self.part(forgotten, "forgotten, since consent to it was taken back"),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
    }

    private static func part(_ count: Int, _ fate: String) -> String? {
        count > 0 ? "\("earlier journey".counted(count)) \(fate)" : nil
    }
}
