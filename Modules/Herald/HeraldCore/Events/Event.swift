/// Something that happened in the app, as the feature that owns it describes it.
///
/// An event is a small value in the past tense. Its name is a literal, written once, in the type:
///
/// ```swift
/// struct FareSelected: Event {
///     let fareId: String
///
///     var name: String { "fare_selected" }
///     var parameters: [String: AnalyticsValue] { ["fare_id": .string(fareId)] }
/// }
/// ```
///
/// Nothing between a feature and a vendor's chain wraps or renames an event: factories know it by its
/// type.
public protocol Event: Sendable {
    /// What the event is called where no vendor rule says otherwise.
    var name: String { get }

    /// What is known about it.
    var parameters: [String: AnalyticsValue] { get }
}

extension Event {
    public var parameters: [String: AnalyticsValue] { [:] }
}
