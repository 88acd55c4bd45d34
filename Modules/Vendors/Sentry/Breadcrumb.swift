public import FoundationEssentials

/// Something that happened before an issue, and may explain it.
public final class Breadcrumb {
    /// What reports call it, since its own texts may be values.
    static let title = "breadcrumb"

    public var level: SentryLevel
    /// Where it comes from, such as `navigation`.
    public var category: String
    /// How Sentry shows it; nil is `default`.
    ///
    /// The others are debug, error, navigation, http, info, query, transaction, ui and user.
    public var type: String?
    public var message: String?
    /// Texts, numbers, truth values, and arrays or dictionaries of these.
    public var data: [String: Any]?
    /// When it happened; nil is when it is added.
    public var timestamp: Date?

    public init(level: SentryLevel, category: String) {
        self.level = level
        self.category = category
    }
}

@available(*, unavailable)
extension Breadcrumb: Sendable {}
