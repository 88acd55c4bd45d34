import VendorDelivery

/// The id of an event at Sentry: 32 hexadecimal digits, those of its record's key.
public struct SentryId: Sendable, Hashable {
    /// The id of what was not recorded.
    public static let empty = SentryId(RecordKey(rawValue: 0))

    public let sentryIdString: String

    init(_ key: RecordKey) {
        sentryIdString = key.hexadecimal
    }
}
