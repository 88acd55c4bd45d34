import AnalyticsConsent
import VendorDelivery

/// What may be sent, by the decisions of whoever uses the data directory.
struct SendingPermission: Sendable {
    let consent: any ConsentStore

    /// Whether anything may be.
    var isAnyGranted: Bool { consent.snapshot().hasGrant }

    /// The epoch of a vendor's latest decision, whatever that is.
    func epoch(of vendor: VendorName) -> Int {
        consent.snapshot()[vendor.purpose].epoch
    }

    /// The epoch that a vendor's records are sent under, nil when nothing may be sent.
    ///
    /// It is asked for before each request, and finds what holds the decisions then: a process that
    /// still read what is gone would not hear of a denial.
    func granted(for vendor: VendorName) -> Int? {
        granted(for: vendor, by: consent.verifiedSnapshot())
    }

    /// Whether the consent that a record was made under is over.
    @Sendable func isOutdated(_ vendor: String, under epoch: Int) -> Bool {
        guard let vendor = VendorName(rawValue: vendor) else { return false }
        return granted(for: vendor, by: consent.snapshot()) != epoch
    }

    private func granted(for vendor: VendorName, by decisions: ConsentSnapshot) -> Int? {
        let decision = decisions[vendor.purpose]
        return decision.state == .granted ? decision.epoch : nil
    }
}
