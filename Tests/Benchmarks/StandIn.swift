// The two types that floors and judged code share, until the core module has them.

protocol Event: Sendable {
    var name: String { get }
    var parameters: [String: AnalyticsValue] { get }
}

enum AnalyticsValue: Sendable {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
}
