import VendorDelivery

/// An event or an ad's revenue, as it stands when it is tracked.
struct AdjustPackage: Sendable {
    typealias Field = (name: String, value: String)

    static let eventEndpoint = "event"
    static let adRevenueEndpoint = "ad_revenue"

    let endpoint: String
    /// What records and reports call it: an event's token.
    let name: String
    let eventToken: String?
    let deduplicationID: String?
    /// The fields that only some packages have, in their order.
    let fields: [Field]
    /// Revenue and currency, for tools.
    let money: JSONMembers
    let callbackParameters: JSONMembers
    let partnerParameters: JSONMembers
    /// What was left out.
    let omissions: [BrokenRule]
    /// Why it can't be recorded.
    let refusal: BrokenRule?

    init(_ event: ADJEvent) {
        endpoint = Self.eventEndpoint
        name = event.eventToken
        eventToken = event.eventToken
        deduplicationID = event.deduplicationId
        fields = event.details.moneyFields
        money = event.details.money
        callbackParameters = event.details.callbackParameters
        partnerParameters = event.details.partnerParameters
        omissions = event.details.omissions
        refusal = event.details.refusal ?? AdjustLimits.refusal(ofEventToken: name)
    }

    /// Adjust takes one source over S2S, `publisher`; the app's own is not sent.
    init(_ adRevenue: ADJAdRevenue) {
        endpoint = Self.adRevenueEndpoint
        name = Self.adRevenueEndpoint
        eventToken = nil
        deduplicationID = nil
        let (optional, empty) = adRevenue.optionalFields
        fields = adRevenue.details.moneyFields + [("source", "publisher")] + optional
        money = adRevenue.details.money
        callbackParameters = adRevenue.details.callbackParameters
        partnerParameters = adRevenue.details.partnerParameters
        omissions = adRevenue.details.omissions + empty
        refusal = adRevenue.refusal
    }
}
