extension DeliveryRoute {
    /// The one request of some records that a claim has given together.
    func request(for records: [VendorRecord]) -> VendorRequest {
        let requests = requests(records)
        guard requests.count == 1, let request = requests.first else {
            fatalError(
                "The route of '\(vendor)' made \(requests.count) requests of records that its "
                    + "batch rule lets share one, so their answers can't be told apart. To fix, "
                    + "make requests by the same rule."
            )
        }
        return request
    }

    /// Why the vendor takes a record no longer, or nil while it does.
    ///
    /// - Parameters:
    ///   - record: Is as old as its time says.
    ///   - now: In microseconds since 1970 UTC.
    /// - Returns: In words for the dead record.
    func expiry(of record: VendorRecord, at now: Int) -> String? {
        lateness(record, now).map { "too old for \($0): \($0.limit)" }
    }

    /// Each record's fate, as the policy wants it.
    func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict {
        let verdict = policy.verdict(on: answer, about: records)
        if case .settled(let fates, _) = verdict, fates.count != records.count {
            fatalError(
                "The answer policy of '\(vendor)' gave \(fates.count) fates for "
                    + "\(records.count) records, so some would be lost. To fix, give one for each."
            )
        }
        return verdict
    }
}
