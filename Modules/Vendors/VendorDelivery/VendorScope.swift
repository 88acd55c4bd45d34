#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What an app tells the stand-ins about the call that they are inside of.
///
/// A scope belongs to the thread that runs it: a `Task` or a thread started inside is outside of
/// it. Outside of any scope the time is the real clock's, keys count up from a random key of the
/// process, and no instance is known.
///
///     VendorScope.run(time: 1_767_225_600_000_000, stem: stem, instances: instances) {
///         Analytics.logEvent("fare_selected", parameters: nil)
///     }
public enum VendorScope: Sendable {
    /// Runs `body` inside a scope and restores the scope around it afterwards, also on a throw.
    ///
    /// - Parameters:
    ///   - time: When the call happened, in microseconds since 1970 UTC.
    ///   - stem: The key of the call's first record. No two scopes may have the same stem, or
    ///     vendors take their records for repetitions.
    ///   - instances: What static vendor calls mean; so two apps in one process share nothing.
    ///   - body: What to run, once, on this thread.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, and nothing else.
    public static func run<Result, Failure: Error>(
        time: Int,
        stem: RecordKey,
        instances: VendorInstances = .none,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var frame = ScopeFrame(time: time, stem: stem, instances: instances)
        return try withUnsafeMutablePointer(to: &frame) { inner throws(Failure) -> Result in
            let outer = ScopeFrame.current
            ScopeFrame.makeCurrent(inner)
            defer { ScopeFrame.makeCurrent(outer) }
            return try body()
        }
    }

    /// The time of the call, in microseconds since 1970 UTC.
    public static var time: Int {
        ScopeFrame.current?.pointee.time ?? realTime
    }

    /// The key of the next record: each is given out once.
    public static func nextKey() -> RecordKey {
        ScopeFrame.current?.pointee.nextKey() ?? ProcessKeys.next()
    }

    /// The instance that static calls of a vendor mean here, when the scope has one.
    public static func instance<Instance>(_ type: Instance.Type) -> Instance? {
        ScopeFrame.current?.pointee.instances.first(type)
    }

    private static var realTime: Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1_000
    }
}
