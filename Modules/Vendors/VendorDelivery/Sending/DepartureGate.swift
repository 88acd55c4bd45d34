#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where a vendor's requests are between being permitted and having begun.
///
/// A sender enters before it asks for permission, and leaves when its request has begun or there is
/// none. So who takes the permission back, and then waits until nobody is in there, knows that no
/// request begins any more, in whatever process. The kernel lets out who dies inside.
public final class DepartureGate: Sendable {
    private let descriptor: Int32

    /// - Parameters:
    ///   - vendor: Whose requests; a name in lower case.
    ///   - directory: The data directory, which exists.
    /// - Throws: That the file can't be had.
    init(of vendor: String, in directory: String) throws(SenderLeaseProblem) {
        let path = Self.path(of: vendor, in: directory)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unavailable(path: path, code: errno) }
    }

    deinit {
        leave()
        close(descriptor)
    }

    /// Waits while somebody looks whether the gate is empty.
    func enter() {
        while flock(descriptor, LOCK_SH) == -1, errno == EINTR {}
    }

    /// May be called by who has left.
    func leave() {
        flock(descriptor, LOCK_UN)
    }

    /// Waits until the requests have begun that were permitted before, in whatever process.
    ///
    /// That takes as long as it takes to connect to their vendor.
    ///
    /// - Parameters:
    ///   - vendors: Whose requests are waited for.
    ///   - directory: The data directory.
    ///   - milliseconds: How long at most.
    /// - Returns: The vendors to which a request may still begin when the time was over.
    public static func awaitDepartures(
        of vendors: [String],
        in directory: String,
        milliseconds: Int
    ) -> [String] {
        var waiting = vendors
        for _ in 0..<milliseconds {
            waiting = waiting.filter { isUsed(path(of: $0, in: directory)) }
            if waiting.isEmpty { return [] }
            usleep(1_000)
        }
        return waiting
    }

    private static func isUsed(_ path: String) -> Bool {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        // Where there is no gate nobody ever sent.
        guard descriptor >= 0 else { return errno != ENOENT && errno != ENOTDIR }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return true }
        flock(descriptor, LOCK_UN)
        return false
    }

    private static func path(of vendor: String, in directory: String) -> String {
        "\(directory)/\(vendor).gate"
    }
}
