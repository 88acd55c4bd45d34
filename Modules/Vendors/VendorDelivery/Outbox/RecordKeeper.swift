/// What a writer does with records when the call that they are from is over.
protocol RecordKeeper: AnyObject, Sendable {
    /// Keeps records, all of them or none.
    func keep(_ records: [VendorRecord])
}

extension RecordKeeper {
    /// Keeps records, or leaves that to the call that they are from.
    ///
    /// - Parameters:
    ///   - records: What a stand-in made.
    ///   - epoch: The one in force, or nil when the records have theirs.
    func accept(_ records: [VendorRecord], under epoch: Int? = nil) {
        if WriterCall.add(records, under: epoch, to: self) { return }
        var stamped = records
        if let epoch { stamped.stamp(epoch, from: 0) }
        keep(stamped)
    }

    /// Keeps the records that `body` leads to when that is over.
    func keepAll<Failure: Error>(
        of body: () throws(Failure) -> Void
    ) throws(Failure) {
        var call = WriterCall(of: self)
        defer { if !call.records.isEmpty { keep(call.records) } }
        try call.run(body)
    }
}
