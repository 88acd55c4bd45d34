/// Where a vendor's queue ends, and what left it: from these its length follows without counting.
struct QueuePosition: Equatable {
    /// The number of the last record that ever came, which is how many came.
    var lastNumber = 0
    /// The size of all records that ever came.
    var bytesThrough = 0
    var removedCount = 0
    var removedBytes = 0

    /// Whether no more is gone than came.
    var isPossible: Bool { removedCount <= lastNumber && removedBytes <= bytesThrough }

    var queued: Int { lastNumber - removedCount }
    var queuedBytes: Int { bytesThrough - removedBytes }
}
