/// What several vendors' policies say.
extension Verdict {
    /// The vendor has taken all of the records.
    public static func delivered(_ records: [VendorRecord], pause: Pause? = nil) -> Verdict {
        .settled(records.map { _ in .delivered }, pause: pause)
    }

    /// The vendor refuses all of the records for good.
    public static func dead(
        _ records: [VendorRecord],
        _ reason: String,
        pause: Pause? = nil
    ) -> Verdict {
        .settled(records.map { _ in .dead(reason: reason) }, pause: pause)
    }

    /// Nobody knows whether the vendor has taken the records: what may be repeated is.
    ///
    /// - Parameters:
    ///   - records: The request's.
    ///   - reason: Why nobody knows.
    ///   - pause: What an answer asked for, if there was one.
    /// - Returns: Records in doubt where a second one could count twice, and a pause in any case.
    public static func unknown(
        _ records: [VendorRecord],
        _ reason: String,
        pause: Pause = .backOff
    ) -> Verdict {
        guard records.contains(where: { $0.repetition == .once }) else { return .later(pause) }
        let fates = records.map { record in
            record.repetition == .safe ? RecordFate.again : .inDoubt(reason: reason)
        }
        return .settled(fates, pause: pause)
    }
}
