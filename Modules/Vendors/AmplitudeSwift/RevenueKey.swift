import VendorDelivery

/// The properties of a revenue event that its amounts and texts go in.
enum RevenueKey: String, CaseIterable, Sendable {
    case price = "$price"
    case quantity = "$quantity"
    case productId = "$productId"
    case revenueType = "$revenueType"
    case currency = "$currency"
    case revenue = "$revenue"
    case receipt = "$receipt"
    case receiptSignature = "$receiptSig"

    static let eventType = "revenue_amount"
    static let names = Set(allCases.map(\.rawValue))

    /// - Throws: When an amount, or a text, is not one that Amplitude takes.
    static func members(of revenue: Revenue) throws(BrokenRule) -> JSONMembers {
        guard let price = revenue.price else {
            throw RevenueKey.price.breaks(AmplitudeLimits.priceRequired)
        }
        guard revenue.quantity > 0 else {
            throw RevenueKey.quantity.breaks(AmplitudeLimits.quantityMinimum)
        }
        var members = JSONMembers()
        try RevenueKey.price.put(price, in: &members)
        members[RevenueKey.quantity.rawValue] = .integer(revenue.quantity)
        try RevenueKey.revenue.put(revenue.revenue, in: &members)
        try RevenueKey.productId.put(revenue.productId, in: &members)
        try RevenueKey.revenueType.put(revenue.revenueType, in: &members)
        if let code = revenue.currency, !TextForm.isCurrencyCode(code) {
            throw RevenueKey.currency.breaks(AmplitudeLimits.currencyCode)
        }
        members[RevenueKey.currency.rawValue] = revenue.currency.map(JSONValue.string)
        // Receipts are longer than other texts by nature, and Amplitude's SDKs don't cut them.
        members[RevenueKey.receipt.rawValue] = revenue.receipt.map(JSONValue.string)
        members[RevenueKey.receiptSignature.rawValue] = revenue.receiptSig.map(JSONValue.string)
        return members
    }

    private func put(_ amount: Double?, in members: inout JSONMembers) throws(BrokenRule) {
        guard let amount else { return }
        guard amount.isFinite else { throw breaks(AmplitudeLimits.numberRange) }
        members[rawValue] = .number(amount)
    }

    private func put(_ text: String?, in members: inout JSONMembers) throws(BrokenRule) {
        guard let text else { return }
        try AmplitudeLimits.check(text: text, key: rawValue)
        members[rawValue] = .string(text)
    }

    private func breaks(_ rule: VendorRule) -> BrokenRule {
        BrokenRule(rule, key: rawValue)
    }
}
