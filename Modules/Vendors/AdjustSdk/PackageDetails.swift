import VendorDelivery

/// What events and ads' revenue have in common: revenue, and parameters for callbacks and partners.
struct PackageDetails: Sendable {
    /// The least amount that Adjust counts, in units of the currency.
    let leastRevenue: Double
    /// Why what was said of revenue can't be recorded.
    private(set) var refusal: BrokenRule?
    private(set) var callbackParameters = JSONMembers()
    private(set) var partnerParameters = JSONMembers()
    /// The parameters that were left out.
    private(set) var omissions: [BrokenRule] = []
    private var revenue: (amount: Double, currency: String)?

    init(leastRevenue: Double) {
        self.leastRevenue = leastRevenue
    }

    var money: JSONMembers {
        guard let revenue else { return [:] }
        return ["revenue": .number(revenue.amount), "currency": .string(revenue.currency)]
    }

    var moneyFields: [AdjustPackage.Field] {
        guard let revenue else { return [] }
        return [
            ("revenue", DecimalText.text(revenue.amount)), ("currency", revenue.currency),
        ]
    }

    mutating func setRevenue(_ amount: Double, currency: String) {
        refusal = AdjustLimits.refusal(ofRevenue: amount, atLeast: leastRevenue, in: currency)
        revenue = refusal == nil ? (amount, currency) : nil
    }

    mutating func addCallbackParameter(_ key: String, value: String) {
        if hasName(key) { callbackParameters[key] = .string(value) }
    }

    mutating func addPartnerParameter(_ key: String, value: String) {
        if hasName(key) { partnerParameters[key] = .string(value) }
    }

    private mutating func hasName(_ key: String) -> Bool {
        if key.isEmpty { omissions.append(BrokenRule(AdjustLimits.parameterName, key: key)) }
        return !key.isEmpty
    }
}
