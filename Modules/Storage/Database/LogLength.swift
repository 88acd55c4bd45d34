/// When a write-ahead log is moved into its database: each time that it has grown by 4 MB.
struct LogLength {
    /// In pages of 4 KB.
    private static let most = 1_000
    /// How long to wait for those who write or read, in milliseconds, while nobody else can write.
    static let patience: Int32 = 100

    /// What it was when it was to be moved last, which a reader may have prevented.
    private var last = 0

    /// - Parameter pages: How many pages it has now, fewer than before when it was begun anew.
    /// - Returns: Whether it is to be moved now.
    mutating func isTooLong(_ pages: Int) -> Bool {
        if pages < last { last = 0 }
        guard pages >= last + Self.most else { return false }
        last = pages
        return true
    }
}
