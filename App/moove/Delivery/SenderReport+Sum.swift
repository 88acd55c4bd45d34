import VendorDelivery

extension SenderReport {
    /// What was done in both, of one vendor.
    static func + (sum: SenderReport, other: SenderReport) -> SenderReport {
        var sum = sum
        sum.requests += other.requests
        sum.delivered += other.delivered
        sum.repeated += other.repeated
        sum.inDoubt += other.inDoubt
        sum.dead += other.dead
        return sum
    }
}
