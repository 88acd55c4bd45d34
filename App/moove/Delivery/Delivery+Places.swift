import VendorDelivery

extension Delivery {
    /// Waits for what is in the journal alone, since that is in no place yet.
    func awaitPlaces() {
        queue.waitUntilQueued(within: Self.closingTime)
    }

    /// Where records are that were made in this process.
    ///
    /// - Returns: The places of those that are still here; nil when that can't be said.
    func places(of keys: Set<RecordKey>, for vendor: VendorName) -> [RecordKey: RecordPlace]? {
        guard let outbox = queue.existing else { return [:] }
        return try? outbox.places(of: keys, for: vendor.rawValue)
    }

    /// By vendor, how many records are gone that were neither sent nor set aside, of all processes.
    var lossCounts: [VendorName: Int] {
        statuses.mapValues { $0.purged + $0.evicted + $0.dropped }
    }

    /// What there is of each vendor, none when nothing was ever queued or it can't be read.
    var statuses: [VendorName: OutboxStatus.VendorStatus] {
        let all = (try? queue.existing?.status())?.vendors ?? []
        let pairs = all.compactMap { status in
            VendorName(rawValue: status.vendor).map { ($0, status) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
