#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread that runs one closure; signals are left to the process's other threads.
struct WriterThread: Sendable {
    #if canImport(Darwin)
    /// The thread's pointer, which can't be sent between threads itself.
    private let handle: UInt
    #else
    private let handle: pthread_t
    #endif

    struct Failure: Error {
        let code: Int32
    }

    static func start(_ body: @escaping @Sendable () -> Void) throws(Failure) -> WriterThread {
        let content = Unmanaged.passRetained(ThreadBody(body: body))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let code = pthread_create(
            &thread,
            nil,
            { @Sendable raw in ThreadBody.run(raw) },
            content.toOpaque()
        )
        guard code == 0 else {
            content.release()
            throw Failure(code: code)
        }
        #if canImport(Darwin)
        return WriterThread(handle: UInt(bitPattern: thread))
        #else
        return WriterThread(handle: thread)
        #endif
    }

    /// Waits until the closure has returned; to be called once.
    func join() {
        #if canImport(Darwin)
        guard let handle = pthread_t(bitPattern: handle) else { return }
        #endif
        pthread_join(handle, nil)
    }
}

/// What a thread is handed.
private final class ThreadBody: Sendable {
    private let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    static func run(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let raw else { return nil }
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        Unmanaged<ThreadBody>.fromOpaque(raw).takeRetainedValue().body()
        return nil
    }
}
