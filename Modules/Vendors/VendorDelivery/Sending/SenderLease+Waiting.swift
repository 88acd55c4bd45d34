#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension SenderLease {
    /// Waits until requests have begun that were permitted before, in whatever process.
    ///
    /// A sender asks for permission when it claims records, and begins their request within
    /// milliseconds; it gives its lease back when it is refused. So once nobody may send any more,
    /// and this has returned, no request begins: who has a lease for longer waits for an answer or
    /// for the time of the next attempt, which will be refused.
    ///
    /// - Parameters:
    ///   - vendors: Whose senders are waited for.
    ///   - directory: The data directory.
    ///   - milliseconds: How long at most.
    /// - Returns: Whether nobody sends any more; false when the time was over.
    @discardableResult
    public static func awaitPermitted(
        of vendors: [String],
        in directory: String,
        milliseconds: Int = 500
    ) -> Bool {
        var sending = vendors.filter { access("\(directory)/\($0).lease", F_OK) == 0 }
        for _ in 0..<milliseconds {
            sending = sending.filter { isHeld($0, in: directory) }
            if sending.isEmpty { return true }
            usleep(1_000)
        }
        return false
    }

    private static func isHeld(_ vendor: String, in directory: String) -> Bool {
        do {
            _ = try SenderLease(of: vendor, in: directory)
            return false
        } catch {
            return error == .held(vendor: vendor)
        }
    }
}
