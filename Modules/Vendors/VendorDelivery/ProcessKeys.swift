import Synchronization

/// Keys for records that no scope covers: a random key of the process, and a counter.
enum ProcessKeys {
    private static let first = RecordKey.random()
    private static let count = Atomic<UInt64>(0)

    static func next() -> RecordKey {
        first &+ UInt128(count.wrappingAdd(1, ordering: .relaxed).oldValue)
    }
}
