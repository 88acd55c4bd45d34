extension MappedRing {
    /// Hands over what the rings of dead processes hold, the oldest ring first, and removes them.
    ///
    /// A ring is removed after its records were taken; a process that is killed between has them
    /// taken twice. Records that are not whole are left out.
    ///
    /// - Parameters:
    ///   - directory: Where the rings are.
    ///   - take: Given the records of one ring, the oldest first; when it throws, the ring stays.
    /// - Throws: What it threw, or ``StorageError``; rings that are left are found the next time.
    public static func adopt(
        in directory: String,
        _ take: ([JournalRecord]) throws -> Void
    ) throws {
        let files = JournalFiles.rings(in: directory)
        for ring in try files.journals() {
            guard let lock = try JournalLock.adopt(ring, in: files) else { continue }
            try withExtendedLifetime(lock) {
                let (whole, drafts) = try files.segments(of: ring)
                for path in whole { try take(try records(at: path)) }
                for path in whole + drafts { try OpenFile.existing(at: path)?.remove() }
                lock.remove()
            }
        }
    }

    private static func records(at path: String) throws(StorageError) -> [JournalRecord] {
        let content = try OpenFile.existing(at: path)?.content(atMost: .max) ?? []
        return content.withUnsafeBytes { bytes in
            guard bytes.count >= SegmentFormat.headerBytes,
                bytes.load(as: UInt64.self) == RingFormat.word.word
            else { return [] }
            let recordBytes = bytes.load(
                fromByteOffset: RingFormat.recordBytesOffset,
                as: UInt64.self
            )
            guard recordBytes % 8 == 0, (1...65_536).contains(recordBytes) else { return [] }
            return RingFormat(recordBytes: Int(recordBytes)).records(in: bytes)
        }
    }
}
