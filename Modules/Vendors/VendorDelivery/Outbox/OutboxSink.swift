/// A vendor's way into an outbox.
struct OutboxSink: RecordSink {
    let outbox: Outbox
    let epoch: @Sendable () -> Int

    func accept(_ records: [VendorRecord]) {
        let epoch = epoch()
        outbox.accept(
            records.map { record in
                var stamped = record
                stamped.epoch = epoch
                return stamped
            }
        )
    }
}
