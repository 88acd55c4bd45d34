#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One scope, on the stack of the thread that runs it, which finds it through a thread-local.
///
/// A thread-local costs 4 ns a call and allocates nothing; a task-local costs 80 ns and allocates.
struct ScopeFrame {
    let time: Int
    let stem: RecordKey
    let instances: VendorInstances
    private var recordCount = 0

    init(time: Int, stem: RecordKey, instances: VendorInstances) {
        self.time = time
        self.stem = stem
        self.instances = instances
    }

    /// The next key of this call, or one of the process when the call has used its own up.
    mutating func nextKey() -> RecordKey {
        guard recordCount < RecordKey.recordsPerCall else { return ProcessKeys.next() }
        defer { recordCount += 1 }
        return stem &+ UInt128(recordCount)
    }

    private static let threadLocal: pthread_key_t = {
        var key = pthread_key_t()
        let code = pthread_key_create(&key, nil)
        guard code == 0 else {
            fatalError("No thread-local is free for VendorScope (error \(code)).")
        }
        return key
    }()

    static var current: UnsafeMutablePointer<ScopeFrame>? {
        pthread_getspecific(threadLocal)?.assumingMemoryBound(to: ScopeFrame.self)
    }

    static func makeCurrent(_ frame: UnsafeMutablePointer<ScopeFrame>?) {
        pthread_setspecific(threadLocal, frame)
    }
}
