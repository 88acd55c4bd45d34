extension Flow {
    /// The demo flows, in the order they are played.
    ///
    /// Each is a file in the folder Flows.
    static let all: [Flow] = [
        Flow(file: "buy-ticket", PackageResources.buy_ticket_moove),
        Flow(file: "refused-purchases", PackageResources.refused_purchases_moove),
        Flow(file: "retry-purchase", PackageResources.retry_purchase_moove),
        Flow(file: "sign-in-out", PackageResources.sign_in_out_moove),
        Flow(file: "first-launch", PackageResources.first_launch_moove),
        Flow(file: "denied", PackageResources.denied_moove),
        Flow(file: "revoked-midway", PackageResources.revoked_midway_moove),
        Flow(file: "cancelled-is-no-error", PackageResources.cancelled_is_no_error_moove),
        Flow(file: "contained-failure", PackageResources.contained_failure_moove),
        Flow(file: "missing-vendor", PackageResources.missing_vendor_moove),
        Flow(file: "checkout", PackageResources.checkout_moove),
        Flow(file: "search", PackageResources.search_moove),
        Flow(file: "profile", PackageResources.profile_moove),
        Flow(file: "deep-links", PackageResources.deep_links_moove),
        Flow(file: "ad-impression", PackageResources.ad_impression_moove),
        Flow(file: "abandoned-checkout", PackageResources.abandoned_checkout_moove),
        Flow(file: "throttled", PackageResources.throttled_moove),
    ]

    private init(file name: String, _ bytes: [UInt8]) {
        self.init(name, String(decoding: bytes, as: UTF8.self))
    }
}
