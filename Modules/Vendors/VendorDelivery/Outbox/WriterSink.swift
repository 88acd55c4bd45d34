/// A vendor's way into a writer.
struct WriterSink<Keeper: RecordKeeper>: RecordSink {
    let keeper: Keeper
    let epoch: @Sendable () -> Int

    func accept(_ records: [VendorRecord]) {
        let epoch = epoch()
        var stamped = records
        for index in stamped.indices { stamped[index].epoch = epoch }
        keeper.accept(stamped)
    }
}
