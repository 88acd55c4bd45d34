import VendorDelivery

/// An event or an ad's revenue, as it stands when it is tracked.
struct AdjustPackage: Sendable {
    typealias Problem = (key: String, reason: RecordProblem.Reason)

    static let adRevenueEndpoint = "ad_revenue"

    let endpoint: String
    /// What records and reports call it: an event's token.
    let name: String
    let eventToken: String?
    let deduplicationID: String?
    /// The fields that only some packages have, in their order.
    let fields: [(name: String, value: String)]
    /// Revenue and currency, for tools.
    let money: JSONMembers
    let callbackParameters: JSONMembers
    let partnerParameters: JSONMembers
    /// What was left out, and why.
    let problems: [Problem]
    /// Whether that was something that can't be left out.
    let isIncomplete: Bool

    init(_ event: ADJEvent) {
        endpoint = "event"
        name = event.eventToken
        eventToken = event.eventToken
        deduplicationID = event.deduplicationId
        fields = event.details.moneyFields
        money = event.details.money
        callbackParameters = event.details.callbackParameters
        partnerParameters = event.details.partnerParameters
        problems = event.details.problems
        isIncomplete = event.details.revenueProblem != nil
    }

    /// Adjust takes one source over S2S, `publisher`; the app's own is not sent.
    init(_ adRevenue: ADJAdRevenue) {
        endpoint = Self.adRevenueEndpoint
        name = Self.adRevenueEndpoint
        eventToken = nil
        deduplicationID = nil
        fields =
            adRevenue.details.moneyFields + [("source", "publisher")] + adRevenue.optionalFields
        money = adRevenue.details.money
        callbackParameters = adRevenue.details.callbackParameters
        partnerParameters = adRevenue.details.partnerParameters
        problems = adRevenue.details.problems
        isIncomplete = money.isEmpty
    }
}
