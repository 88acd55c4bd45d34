extension Journal {
    /// Appends records together, written straight to where they are kept: after a kill either all are
    /// found or none.
    ///
    /// - Parameters:
    ///   - byteCounts: How long each record is; an empty record is one too.
    ///   - mustKeep: Whether to wait for room, up to ``JournalLimits/longestWait``, when the journal
    ///     is full.
    ///   - write: Writes the record at an index to a place of its length, all of it. Must call no
    ///     journal, which is locked meanwhile, and keep no pointer.
    /// - Returns: The sequence of the last one.
    /// - Throws: ``JournalRefusal``; nothing was appended.
    @discardableResult
    public func append(
        byteCounts: [Int],
        mustKeep: Bool = false,
        write: (_ index: Int, _ place: UnsafeMutableRawBufferPointer) -> Void
    ) throws(JournalRefusal) -> UInt64 {
        try core.append(byteCounts, mustKeep: mustKeep, write)
    }

    /// The same of records that are in memory already.
    @discardableResult
    public func append(
        _ records: [[UInt8]],
        mustKeep: Bool = false
    ) throws(JournalRefusal) -> UInt64 {
        try append(byteCounts: records.map(\.count), mustKeep: mustKeep) { index, place in
            place.copyBytes(from: records[index])
        }
    }
}
