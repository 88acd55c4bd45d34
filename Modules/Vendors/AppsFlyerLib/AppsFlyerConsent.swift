import VendorDelivery

/// What a person said of their data, for those to whom the GDPR applies; nil is not said.
public final class AppsFlyerConsent: Sendable {
    private let applies: Bool?
    private let dataUsage: Bool?
    private let adsPersonalization: Bool?

    /// - Parameters:
    ///   - isUserSubjectToGDPR: Whether the GDPR applies to the person.
    ///   - hasConsentForDataUsage: For use of the person's data for advertising.
    ///   - hasConsentForAdsPersonalization: For personalized ads.
    ///   - hasConsentForAdStorage: Has no place in the server-to-server API, so it changes nothing.
    public init(
        isUserSubjectToGDPR: Bool?,
        hasConsentForDataUsage: Bool?,
        hasConsentForAdsPersonalization: Bool?,
        hasConsentForAdStorage: Bool? = nil
    ) {
        applies = isUserSubjectToGDPR
        dataUsage = hasConsentForDataUsage
        adsPersonalization = hasConsentForAdsPersonalization
    }

    /// The form that a decision has which no consent platform made.
    var members: JSONMembers {
        var decisions = JSONMembers()
        decisions["gdpr_applies"] = applies.map(JSONValue.boolean)
        decisions["ad_user_data_enabled"] = dataUsage.map(JSONValue.boolean)
        decisions["ad_personalization_enabled"] = adsPersonalization.map(JSONValue.boolean)
        return decisions.isEmpty ? [:] : ["manual": .object(decisions)]
    }
}
