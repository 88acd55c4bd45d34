/// How many records may wait to be sent, over all vendors.
///
/// When there are more, the oldest records of the vendor that matters least go first, then those of
/// the next one; records with revenue go only when no others are left, and none in flight goes. So
/// that this isn't done for each record, a hundredth of the limit is made free at once.
public struct Backlog: Sendable, Equatable {
    /// 100,000 records and 100 MB.
    public static let standard = Backlog(maximumRecords: 100_000, maximumBytes: 100_000_000)

    public let maximumRecords: Int
    /// What the records themselves may take, in bytes; the file is up to half as large again.
    public let maximumBytes: Int

    public init(maximumRecords: Int, maximumBytes: Int) {
        self.maximumRecords = maximumRecords
        self.maximumBytes = maximumBytes
    }

    /// What has to go, so that a hundredth is free.
    struct Excess {
        private(set) var records: Int
        private(set) var bytes: Int

        var isNone: Bool { records <= 0 && bytes <= 0 }

        mutating func lessen(bytes: Int) {
            records -= 1
            self.bytes -= bytes
        }
    }

    /// - Returns: What is too much, nil when nothing is.
    func excess(records: Int, bytes: Int) -> Excess? {
        guard records > maximumRecords || bytes > maximumBytes else { return nil }
        return Excess(
            records: Self.excess(of: records, over: maximumRecords),
            bytes: Self.excess(of: bytes, over: maximumBytes)
        )
    }

    private static func excess(of amount: Int, over limit: Int) -> Int {
        amount > limit ? amount - limit + limit / 100 : 0
    }
}
