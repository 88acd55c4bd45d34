import HeraldCore

/// One call as it is printed: what it was, and a line for each parameter.
///
/// ```text
/// [herald] event   fare_selected
///     ├─ fare_id = day
///     └─ price   = 9.99
/// ```
struct LogRecord {
    let kind: Kind
    var headline: String?
    var parameters: [String: AnalyticsValue] = [:]

    enum Kind: String {
        case event
        case screen
        case property = "prop"
        case user
        case enabled
        case reset
        case start
        case flush

        /// Filled up to seven characters, so that headlines stand below each other.
        fileprivate var column: String {
            rawValue + String(repeating: " ", count: 7 - rawValue.count)
        }
    }

    var text: String {
        let first = headline.map { "\(kind.column) \($0.onOneLine)" } ?? kind.rawValue
        return "[herald] " + first + parameterLines
    }

    private var parameterLines: String {
        let rows = parameters.sorted { $0.key < $1.key }.map { key, value in
            (key: key.onOneLine, value: value.asString.onOneLine)
        }
        let width = rows.map(\.key.count).max() ?? 0
        return rows.enumerated().map { position, row in
            let branch = position == rows.count - 1 ? "└─ " : "├─ "
            let padding = String(repeating: " ", count: width - row.key.count)
            return "\n    \(branch)\(row.key)\(padding) = \(row.value)"
        }.joined()
    }
}
