/// A lasting attribute, which vendors attach to the events that follow.
public protocol Property: Sendable {
    var name: String { get }
    var value: AnalyticsValue { get }
}

/// A property of the person rather than of the session or the device.
///
/// A marker: Mixpanel keeps it on the person's profile instead of on each later event.
public protocol UserProperty: Property {}
