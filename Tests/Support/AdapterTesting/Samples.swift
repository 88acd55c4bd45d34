public import HeraldCore

/// An event of a name that a test gives.
public struct Named: Event {
    public let name: String
    public let parameters: [String: AnalyticsValue]

    public init(_ name: String, _ parameters: [String: AnalyticsValue] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

/// A screen view of a name that a test gives.
public struct Screen: ScreenViewEvent {
    public let name: String
    public let parameters: [String: AnalyticsValue]

    public init(_ name: String, _ parameters: [String: AnalyticsValue] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

/// A property of the session.
public struct Seat: Property {
    public let name = "seat"
    public let value: AnalyticsValue

    public init(_ value: AnalyticsValue) {
        self.value = value
    }
}

/// A property of the person.
public struct Plan: UserProperty {
    public let name = "plan"
    public let value: AnalyticsValue

    public init(_ value: AnalyticsValue) {
        self.value = value
    }
}

/// An error that a vendor's code throws.
public struct SampleError: Error, Sendable {
    public init() {}
}
