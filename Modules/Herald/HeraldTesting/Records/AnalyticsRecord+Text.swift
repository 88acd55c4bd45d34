import HeraldCore
public import Testing

extension AnalyticsRecord: CustomStringConvertible {
    /// What a vendor would be told: `event    fare_selected { fare_id = day }`.
    public var description: String { text { $0.asString.onOneLine } }
}

extension AnalyticsRecord: CustomDebugStringConvertible, CustomTestStringConvertible {
    /// All that tells it from another record: the same with the cases of values, and its type.
    ///
    /// `event    fare_selected { fare_id = string("day") } as Tickets.FareSelected`. This is what a failed
    /// `#expect` prints. The user id is not in it.
    public var debugDescription: String {
        let text = text { "\($0)" }
        guard let subject: Any = event ?? property else { return text }
        return "\(text) as \(Self.typeText(of: subject))"
    }

    public var testDescription: String { debugDescription }
}

extension AnalyticsRecord {
    private func text(_ show: (AnalyticsValue) -> String) -> String {
        switch self {
        case .tracked(let event):
            "event    \(event.name.onOneLine)" + Self.text(of: event.parameters, show)
        case .propertySet(let property):
            "property \(property.name.onOneLine) = \(show(property.value))"
        case .identified(let identity): "identify \(identity)"
        case .enabledSet(let enabled): "enabled  \(enabled)"
        case .reset: "reset"
        case .started: "start"
        case .flushed: "flush"
        }
    }

    private static func text(
        of parameters: [String: AnalyticsValue],
        _ show: (AnalyticsValue) -> String
    ) -> String {
        if parameters.isEmpty { return "" }
        let list = parameters.sorted { $0.key < $1.key }.map { key, value in
            "\(key.onOneLine) = \(show(value))"
        }
        return " { \(list.joined(separator: ", ")) }"
    }

    /// The type; of an `Equatable` its fields too, since equality looks at them.
    private static func typeText(of subject: Any) -> String {
        let type = String(reflecting: type(of: subject))
        let fields = Mirror(reflecting: subject).children.map { field in
            "\(field.label ?? "_"): \(String(reflecting: field.value))"
        }
        guard subject is any Equatable, !fields.isEmpty else { return type }
        return "\(type)(\(fields.joined(separator: ", ")))"
    }
}

extension String {
    /// The text with newlines written out, so that a record is one line of a timeline.
    fileprivate var onOneLine: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
            separator: "\\n"
        )
    }
}
