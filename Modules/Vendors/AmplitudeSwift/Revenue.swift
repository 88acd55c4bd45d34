/// Money that a person paid, or got back when the price is negative.
public final class Revenue {
    /// The price of one, in the major unit of the currency.
    ///
    /// Without it there is no revenue.
    public var price: Double?
    /// At least 1.
    public var quantity = 1
    public var productId: String?
    /// The kind of revenue, such as "purchase" or "refund".
    public var revenueType: String?
    /// Its code in ISO 4217; Amplitude takes the project's when there is none.
    public var currency: String?
    /// The total, where it is not the price times the quantity.
    public var revenue: Double?
    public var receipt: String?
    public var receiptSig: String?
    /// More about the purchase.
    public var properties: [String: Any]?

    public init() {}

    /// Takes what a store needs to confirm the purchase.
    @discardableResult
    public func setReceipt(receipt: String, receiptSignature: String) -> Revenue {
        self.receipt = receipt
        receiptSig = receiptSignature
        return self
    }
}

@available(*, unavailable)
extension Revenue: Sendable {}
