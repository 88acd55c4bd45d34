import AnalyticsConsent
import VendorDelivery

/// What is done when a purpose is denied.
extension DeliveryQueue {
    /// In milliseconds: somewhat more than a transport takes to connect or to give up.
    private static let longestDeparture = 12_000

    private static let traceText =
        "Another program reads what is stored, so traces of what was purged stay in the database's "
        + "log for now; none of it is sent. To fix, end that program, and deny once more."

    /// Removes what waits for a purpose, from the files too.
    ///
    /// - Returns: How much that was, nil when it can't be removed now, which is told.
    func purge(for purpose: Purpose) -> Int? {
        let vendors = Set(VendorName.all(for: purpose).map(\.rawValue))
        do {
            guard let purge = try purgeable?.purge(vendors: vendors) else { return 0 }
            if !purge.isErased { report(StorageProblem(Self.traceText)) }
            return purge.queued.values.reduce(0, +)
        } catch {
            let text = "\(error) So what is queued for \(purpose.rawValue) is still there, unsent."
            report(StorageProblem(text))
            return nil
        }
    }

    /// Removes all that waits, and says how much that was.
    func purge() -> Int {
        Purpose.allCases.compactMap(purge(for:)).reduce(0, +)
    }

    /// Waits until requests have begun that were permitted before, also those of other processes.
    ///
    /// - Returns: The vendors to which one may still begin, after longer than connecting may take.
    func awaitDepartures(for purposes: [Purpose]) -> [String] {
        DepartureGate.awaitDepartures(
            of: purposes.flatMap(VendorName.all(for:)).map(\.rawValue),
            in: directory,
            milliseconds: Self.longestDeparture
        )
    }
}
