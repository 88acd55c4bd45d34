#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The records of a call that isn't over, on the stack of its thread, which finds them there.
struct OutboxCall {
    private let outbox: ObjectIdentifier
    private(set) var records: [VendorRecord] = []

    init(of outbox: Outbox) {
        self.outbox = ObjectIdentifier(outbox)
        records.reserveCapacity(8)
    }

    /// Runs `body` inside of the call.
    mutating func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        try withUnsafeMutablePointer(to: &self) { inner throws(Failure) in
            let outer = pthread_getspecific(Self.threadLocal)
            pthread_setspecific(Self.threadLocal, inner)
            defer { pthread_setspecific(Self.threadLocal, outer) }
            try body()
        }
    }

    /// Adds records to the call that this thread is in.
    ///
    /// - Parameters:
    ///   - records: What an outbox was given.
    ///   - outbox: Which one.
    /// - Returns: False when the thread is in no call of that outbox.
    static func add(_ records: [VendorRecord], to outbox: Outbox) -> Bool {
        let current = pthread_getspecific(threadLocal)?.assumingMemoryBound(to: OutboxCall.self)
        guard let current, current.pointee.outbox == ObjectIdentifier(outbox) else { return false }
        current.pointee.records += records
        return true
    }

    private static let threadLocal: pthread_key_t = {
        var key = pthread_key_t()
        let code = pthread_key_create(&key, nil)
        guard code == 0 else {
            fatalError("No thread-local is free for calls of outboxes (error \(code)).")
        }
        return key
    }()
}
