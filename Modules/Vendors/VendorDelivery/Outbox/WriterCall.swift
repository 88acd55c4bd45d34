#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The records of a call that isn't over, on the stack of its thread, which finds them there.
struct WriterCall {
    private let writer: ObjectIdentifier
    private(set) var records: [VendorRecord] = []

    /// - Parameter writer: Who keeps the records when the call is over.
    init(of writer: some RecordKeeper) {
        self.writer = ObjectIdentifier(writer)
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
    ///   - records: What a writer was given.
    ///   - epoch: The one in force, or nil when the records have theirs.
    ///   - writer: Which one.
    /// - Returns: False when the thread is in no call of that writer.
    static func add(
        _ records: [VendorRecord],
        under epoch: Int?,
        to writer: some RecordKeeper
    ) -> Bool {
        let current = pthread_getspecific(threadLocal)?.assumingMemoryBound(to: WriterCall.self)
        guard let current, current.pointee.writer == ObjectIdentifier(writer) else { return false }
        let first = current.pointee.records.count
        current.pointee.records += records
        if let epoch { current.pointee.records.stamp(epoch, from: first) }
        return true
    }

    private static let threadLocal: pthread_key_t = {
        var key = pthread_key_t()
        let code = pthread_key_create(&key, nil)
        guard code == 0 else {
            fatalError("No thread-local is free for calls of record writers (error \(code)).")
        }
        return key
    }()
}

extension [VendorRecord] {
    /// Sets the epoch of all records from a place on.
    mutating func stamp(_ epoch: Int, from first: Int) {
        for index in first..<count { self[index].epoch = epoch }
    }
}
