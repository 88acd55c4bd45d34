import HeraldCore

extension AnalyticsOperation {
    /// The operation as `--json` calls it.
    var word: String {
        switch self {
        case .track: "track"
        case .setProperty: "set"
        case .identify: "identify"
        case .reset: "reset"
        case .start: "start"
        case .flush: "flush"
        case .setEnabled: "consent"
        }
    }

    /// The name of the event or property, or what the decision turns the vendor.
    var name: String? {
        switch self {
        case .track(let name), .setProperty(let name): name
        case .setEnabled(let isEnabled): isEnabled ? "on" : "off"
        case .identify, .reset, .start, .flush: nil
        }
    }
}
