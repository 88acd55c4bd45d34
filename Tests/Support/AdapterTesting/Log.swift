import Synchronization

/// What happened, the oldest first.
public final class Log<Entry: Sendable>: Sendable {
    private let noted = Mutex<[Entry]>([])

    public init() {}

    public var entries: [Entry] { noted.withLock { $0 } }

    public func append(_ entry: Entry) {
        noted.withLock { $0.append(entry) }
    }
}
