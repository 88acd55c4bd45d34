/// How many records may share a request, and in what state they are claimed for it.
///
/// Only neighbours share one, and only with the same endpoint and envelope, so that the order of
/// records is kept.
public struct BatchRule: Sendable, Equatable {
    public internal(set) var maximumRecords: Int
    /// The largest body, in bytes.
    public let maximumBytes: Int
    /// What the body has beside envelope and records.
    public let bytesAround: Int
    /// What the body adds to each record, its comma included.
    public let bytesBetween: Int
    /// Whether a record that must not be repeated goes alone, so that nothing else is in doubt.
    public let separatesUnrepeatable: Bool
    /// Whether a record with revenue goes alone, so that no other's trouble puts it in doubt.
    public let separatesRevenue: Bool
    /// Whether a claim raises each record's time to the last one claimed under its name.
    ///
    /// For a vendor that refuses what is earlier than the last: of two processes' records the later
    /// may be queued first, and a clock may be set back.
    public let raisesTimes: Bool

    public init(
        maximumRecords: Int,
        maximumBytes: Int,
        bytesAround: Int,
        bytesBetween: Int,
        separatesUnrepeatable: Bool,
        separatesRevenue: Bool = false,
        raisesTimes: Bool = false
    ) {
        self.maximumRecords = maximumRecords
        self.maximumBytes = maximumBytes
        self.bytesAround = bytesAround
        self.bytesBetween = bytesBetween
        self.separatesUnrepeatable = separatesUnrepeatable
        self.separatesRevenue = separatesRevenue
        self.raisesTimes = raisesTimes
    }

    /// The records in as few batches as the rule allows, none of them empty.
    ///
    /// A record that alone is too large gets a batch of its own: stand-ins refuse it before.
    public func batches(of records: [VendorRecord]) -> [ArraySlice<VendorRecord>] {
        var batches: [ArraySlice<VendorRecord>] = []
        var rest = records[...]
        while !rest.isEmpty {
            let batch = rest.prefix(firstBatchCount(of: rest))
            batches.append(batch)
            rest = records[batch.endIndex...]
        }
        return batches
    }

    /// How many of the first records may share a request; one may always go.
    func firstBatchCount(of records: some RandomAccessCollection<some BatchMember>) -> Int {
        let first = records.startIndex
        guard first < records.endIndex else { return 0 }
        var bytes = bytesAround + records[first].envelope.utf8.count
        var count = 0
        // By index, since a loop over the records would copy each of them.
        for index in records.indices {
            bytes += records[index].body.utf8.count + bytesBetween
            guard index > first else {
                count = 1
                continue
            }
            let isFull = count == maximumRecords || bytes > maximumBytes
            if isFull || !canShare(records[first], records[index]) { break }
            count += 1
        }
        return count
    }

    /// Whether a record of this size fits in a request at all.
    public func takes(body: String, envelope: String) -> Bool {
        bytesAround + envelope.utf8.count + body.utf8.count + bytesBetween <= maximumBytes
    }

    private func canShare(_ first: some BatchMember, _ next: some BatchMember) -> Bool {
        guard first.endpoint == next.endpoint, first.envelope == next.envelope else { return false }
        return !goesAlone(first) && !goesAlone(next)
    }

    private func goesAlone(_ record: some BatchMember) -> Bool {
        (separatesUnrepeatable && record.repetition == .once)
            || (separatesRevenue && record.hasRevenue)
    }
}
