import AdjustSdk
public import HeraldCore

/// An event that earned something, in Adjust's terms, made by an app's factory out of its own event.
///
/// ```swift
/// case let event as OrderPaid:
///     let revenue = AdjustRevenueEvent(
///         name: event.name, revenue: 5, currency: "USD", deduplicationId: event.orderId)
///     return .claimed([RevenueAdjustEventTracker(event: revenue, eventToken: "abc123")])
/// ```
public struct AdjustRevenueEvent: Event, Equatable {
    /// For failures only; Adjust gets the token.
    public let name: String
    /// In units of the currency, 0.001 at least.
    public let revenue: Double
    /// An ISO 4217 code.
    public let currency: String
    /// Adjust's SDK drops an event whose id one of the last ten had.
    public let deduplicationId: String?
    /// What else goes with it, as callback parameters.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        revenue: Double,
        currency: String,
        deduplicationId: String? = nil,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.revenue = revenue
        self.currency = currency
        self.deduplicationId = deduplicationId
        self.parameters = parameters
    }
}

/// Tracks an event with revenue under its token.
public struct RevenueAdjustEventTracker: AdjustEventTracker, Sendable {
    private let event: AdjustRevenueEvent
    private let eventToken: String

    public init(event: AdjustRevenueEvent, eventToken: String) {
        self.event = event
        self.eventToken = eventToken
    }

    /// - Throws: ``Refusal`` for a token, an amount or a currency that Adjust refuses.
    public func track() throws {
        try Refusal.check(
            revenue: event.revenue,
            atLeast: 0.001,
            currency: event.currency,
            of: event
        )
        let adjustEvent = try ADJEvent.make(of: event, eventToken: eventToken)
        adjustEvent.setRevenue(event.revenue, currency: event.currency)
        if let id = event.deduplicationId { adjustEvent.setDeduplicationId(id) }
        Adjust.trackEvent(adjustEvent)
    }
}
