import AdjustSdk

extension Vendor {
    /// Calls at a limit, of which each makes one request.
    static let adjustAtLimits: [Calls] = [
        { $0.trackAdjust { $0.setRevenue(0.001, currency: "EUR") } },
        { $0.trackAdjust { $0.setRevenue(1e15, currency: "EUR") } },
        { $0.trackAdjust { $0.addCallbackParameter("😀&=%\"", value: "é +\\\n") } },
        { $0.trackAdjust { $0.addCallbackParameter("t", value: text(999_000)) } },
        { $0.trackAd { $0.setRevenue(0, currency: "EUR") } },
    ]
}
