public import HeraldCore

/// Revenue in Amplitude's terms, which a factory makes of an event of the app.
///
/// Events of the app are not of this type: a factory claims one with a
/// ``RevenueAmplitudeEventTracker`` over the revenue that it stands for.
///
/// ```swift
/// AmplitudeRevenueEvent(name: event.name, price: 2.50, quantity: event.count, currency: "USD")
/// ```
public struct AmplitudeRevenueEvent: Event, Equatable {
    /// For reports alone: Amplitude gets revenue under a name of its own.
    public let name: String

    /// The price of one in the major unit of the currency; below 0 for a refund.
    public let price: Double

    /// At least 1.
    public let quantity: Int
    public let productId: String?

    /// The kind of revenue, such as "purchase" or "refund".
    public let revenueType: String?

    /// Three capital letters, as in ISO 4217.
    ///
    /// Without it Amplitude takes the amounts for US dollars.
    public let currency: String?

    /// The total, where it is not the price times the quantity.
    public let revenue: Double?
    public let receipt: String?
    public let receiptSig: String?

    /// The key under which Amplitude drops revenue of the same device that it already has.
    public let insertId: String?

    /// More about the purchase.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        price: Double,
        quantity: Int = 1,
        productId: String? = nil,
        revenueType: String? = nil,
        currency: String? = nil,
        revenue: Double? = nil,
        receipt: String? = nil,
        receiptSig: String? = nil,
        insertId: String? = nil,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.price = price
        self.quantity = quantity
        self.productId = productId
        self.revenueType = revenueType
        self.currency = currency
        self.revenue = revenue
        self.receipt = receipt
        self.receiptSig = receiptSig
        self.insertId = insertId
        self.parameters = parameters
    }
}
