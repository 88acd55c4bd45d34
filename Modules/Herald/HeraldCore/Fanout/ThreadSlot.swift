#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One pointer a thread.
///
/// A task-local would cost two allocations a call outside of tasks; this costs 3 ns.
struct ThreadSlot: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let code = pthread_key_create(&key, nil)
        guard code == 0 else {
            fatalError(
                "The system has no thread-local slot left (code \(code)), so no call can run."
            )
        }
        self.key = key
    }

    var pointer: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}

/// The number of the current thread, never 0.
@inline(__always)
func currentThread() -> UInt {
    #if canImport(Darwin)
    UInt(bitPattern: Unmanaged.passUnretained(pthread_self()).toOpaque())
    #else
    UInt(pthread_self())
    #endif
}
