import VendorDelivery

extension AppsFlyerLib {
    /// Records what an ad earned, as the event `af_ad_view` with revenue.
    ///
    /// The server-to-server API has no path for ad revenue of its own; that event is its nearest.
    ///
    /// An additional parameter named like a part of the ad's revenue is left out and reported.
    public func logAdRevenue(
        _ adRevenueData: AFAdRevenueData,
        additionalParameters: [String: Any]? = nil
    ) {
        let own = adRevenueData.values
        let more = additionalParameters ?? [:]
        var values = EventValues(more.merging(own) { _, own in own })
        for key in more.keys where own.keys.contains(key) {
            values.leaveOut(BrokenRule(AppsFlyerLimits.parameterReserved, key: key))
        }
        record(AFEventAdView, values)
    }
}
