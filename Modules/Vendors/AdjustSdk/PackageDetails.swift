import VendorDelivery

/// What events and ads' revenue have in common: revenue, and parameters for callbacks and partners.
struct PackageDetails: Sendable {
    /// The least amount that Adjust counts, in units of the currency.
    let minimumRevenue: Double
    private(set) var revenueProblem: AdjustPackage.Problem?
    private(set) var callbackParameters = JSONMembers()
    private(set) var partnerParameters = JSONMembers()
    private var parameterProblems: [AdjustPackage.Problem] = []
    private var revenue: (amount: Double, currency: String)?

    init(minimumRevenue: Double) {
        self.minimumRevenue = minimumRevenue
    }

    var problems: [AdjustPackage.Problem] {
        parameterProblems + [revenueProblem].compactMap(\.self)
    }

    var money: JSONMembers {
        guard let revenue else { return [:] }
        return ["revenue": .number(revenue.amount), "currency": .string(revenue.currency)]
    }

    var moneyFields: [(name: String, value: String)] {
        guard let revenue else { return [] }
        return [
            ("revenue", DecimalText.text(revenue.amount)), ("currency", revenue.currency),
        ]
    }

    mutating func setRevenue(_ amount: Double, currency: String) {
        revenueProblem = problem(with: amount, currency)
        revenue = revenueProblem == nil ? (amount, currency) : nil
    }

    mutating func addCallbackParameter(_ key: String, value: String) {
        if check(key) { callbackParameters[key] = .string(value) }
    }

    mutating func addPartnerParameter(_ key: String, value: String) {
        if check(key) { partnerParameters[key] = .string(value) }
    }

    private mutating func check(_ key: String) -> Bool {
        if key.isEmpty { parameterProblems.append((key, .empty)) }
        return !key.isEmpty
    }

    private func problem(with amount: Double, _ currency: String) -> AdjustPackage.Problem? {
        guard amount.isFinite else { return ("revenue", .notFinite) }
        guard amount >= minimumRevenue else { return ("revenue", .malformed) }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let isCode = currency.utf8.count == 3 && currency.utf8.allSatisfy { capitals ~= $0 }
        return isCode ? nil : ("currency", .malformed)
    }
}
