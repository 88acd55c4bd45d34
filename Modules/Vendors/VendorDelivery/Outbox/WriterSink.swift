/// A vendor's way into a writer.
struct WriterSink<Keeper: RecordKeeper>: RecordSink {
    let keeper: Keeper
    let epoch: @Sendable () -> Int

    func accept(_ records: [VendorRecord]) {
        keeper.accept(records, under: epoch())
    }
}
