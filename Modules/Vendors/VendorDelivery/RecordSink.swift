/// Takes the records that stand-ins make.
///
/// A stand-in calls it with its own state locked, on the caller's thread, so that the order of
/// records is the order of calls. It must not wait for a network, and must not call a stand-in.
public protocol RecordSink: Sendable {
    /// - Parameter records: All that came of one vendor call, in order; all are kept or none.
    func accept(_ records: [VendorRecord])
}
