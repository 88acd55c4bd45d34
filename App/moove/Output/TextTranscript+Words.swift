import HeraldCore
import VendorDelivery

extension AnalyticsOperation {
    /// The call as a heading.
    var title: String {
        name.map { "\(word) \($0)" } ?? word
    }
}

extension RouteReport.Outcome {
    var colour: Style.Colour {
        switch self {
        case .claimed: .green
        case .dropped, .declined, .held, .blocked: .yellow
        case .refused, .failed: .red
        }
    }
}

extension VendorRoute {
    /// Whether the vendor took an event or a property that it has no request of its own for.
    var isKept: Bool {
        switch report.operation {
        case .track, .setProperty: report.outcome == .claimed && records.isEmpty
        case .identify, .reset, .start, .flush, .setEnabled: false
        }
    }

    /// Whether there is no more to say than that no factory answered.
    var isDeclined: Bool { report.outcome == .declined && report.failures.isEmpty }

    /// What to say where no factory answered.
    var explanation: String {
        switch (report.outcome, report.operation) {
        case (.held, _): "waits for a decision"
        case (.blocked, _): "not agreed to"
        case (_, .track), (_, .setProperty): "no factory answered"
        default: "by the vendor's service"
        }
    }
}

extension CallReport {
    /// Whether all there is to say is which vendors took the call.
    var isPlain: Bool {
        routes.allSatisfy { route in
            route.report.outcome == .claimed && route.report.factory == nil
                && route.records.isEmpty && route.report.failures.isEmpty
        }
    }
}

extension JSONValue {
    /// The value as people read it, without quotes.
    var shown: String {
        switch self {
        case .string(let text): return text
        case .array(let values): return "[\(values.map(\.shown).joined(separator: ", "))]"
        case .object(let members):
            let texts = members.all.map { "\($0.key): \($0.value.shown)" }
            return "{\(texts.joined(separator: ", "))}"
        case .integer, .unsigned, .number, .boolean:
            var json = JSONText()
            return json.value(self) ? json.text : "not a number"
        }
    }
}
