import AppsFlyerLib
public import HeraldCore

/// A purchase in AppsFlyer's terms, made by an app's factory out of the app's own event.
///
/// ```swift
/// case let event as OrderPaid:
///     let purchase = AppsFlyerPurchaseEvent(
///         name: event.name, revenue: 5, currency: "USD", orderId: event.orderId)
///     return .claimed([PurchaseAppsFlyerEventTracker(event: purchase)])
/// ```
public struct AppsFlyerPurchaseEvent: Event, Equatable {
    /// For failures only; AppsFlyer gets `af_purchase`.
    public let name: String
    /// In units of the currency; below zero for a refund.
    public let revenue: Double
    /// An ISO 4217 code.
    public let currency: String
    public let contentId: String?
    public let contentType: String?
    public let quantity: Int?
    /// AppsFlyer tells repeated orders by it in its reports.
    public let orderId: String?
    /// What else goes with it, under keys that no field has taken.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        revenue: Double,
        currency: String,
        contentId: String? = nil,
        contentType: String? = nil,
        quantity: Int? = nil,
        orderId: String? = nil,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.revenue = revenue
        self.currency = currency
        self.contentId = contentId
        self.contentType = contentType
        self.quantity = quantity
        self.orderId = orderId
        self.parameters = parameters
    }
}

/// Logs `af_purchase`.
public struct PurchaseAppsFlyerEventTracker: AppsFlyerEventTracker, Sendable {
    private let event: AppsFlyerPurchaseEvent

    public init(event: AppsFlyerPurchaseEvent) {
        self.event = event
    }

    /// - Throws: ``Refusal`` for revenue that is not finite, a currency that is no code, and a
    ///   parameter under a key of the event's own.
    public func track() throws {
        try Refusal.check(revenue: event.revenue, currency: event.currency, of: event)
        var own: [String: Any] = [
            AFEventParamRevenue: event.revenue, AFEventParamCurrency: event.currency,
        ]
        own[AFEventParamContentId] = event.contentId
        own[AFEventParamContentType] = event.contentType
        own[AFEventParamQuantity] = event.quantity
        own[AFEventParamOrderId] = event.orderId
        let values = try event.parameters.appsFlyerEventValues(under: own, of: event)
        AppsFlyerLib.shared().logEvent(name: AFEventPurchase, values: values)
    }
}
